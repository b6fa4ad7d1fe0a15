import { type EnrolmentValues, initialValues } from './enrolmentValues';
import { type DerivationContext, followCitizenship, type FollowedForm } from './followCitizenship';

const CONTEXT: DerivationContext = {
  poland: 'PL',
  countries: [
    { nazwa: 'Polska', wartosc: 'PL' },
    { nazwa: 'Ukraina', wartosc: 'UA' },
  ],
  prefixes: [
    { kodKierunkowy: '+48', wartosc: 'Polska', domyslny: true },
    { kodKierunkowy: '+380', wartosc: 'Ukraina', domyslny: false },
  ],
};

const untouched = initialValues('PL', '+48');

const derivedIn = ({ krajPochodzenia, adres, numerKierunkowy }: EnrolmentValues) => [
  krajPochodzenia,
  adres.kraj,
  numerKierunkowy,
];

/** An untouched form after this choice, made before the countries are loaded. */
function follow(choice: Partial<EnrolmentValues>): FollowedForm {
  const form = { values: { ...untouched, ...choice }, untouched };
  return followCitizenship(form, Object.keys(choice), { ...CONTEXT, countries: [] });
}

const choose = (obywatelstwo: string) => ({ obcokrajowiec: true, obywatelstwo });

test('a citizenship is taken for a country until the countries are loaded', () => {
  const form = follow(choose('UA'));
  expect(derivedIn(form.values)).toEqual(['UA', 'UA', '+48']);
  expect(derivedIn(form.untouched)).toEqual(['UA', 'UA', '+48']);
  expect(derivedIn(followCitizenship(form, [], CONTEXT).values)).toEqual(['UA', 'UA', '+380']);
  expect(derivedIn(follow(choose('')).values)).toEqual(['', 'PL', '+48']);
});

test('a citizenship that is no country leaves the address once the countries are loaded', () => {
  const form = follow(choose('XX'));
  const adres = { ...form.values.adres, adres: 'ul. Wymyślona' };
  for (const values of [form.values, { ...form.values, adres }]) {
    const later = followCitizenship({ ...form, values }, [], CONTEXT);
    expect(derivedIn(later.values)).toEqual(['', 'PL', '+48']);
  }
});

test('nothing changes without a reason', () => {
  const form = { values: untouched, untouched };
  const same = followCitizenship(form, [], CONTEXT);
  expect(same.values).toBe(untouched);
  expect(same.untouched).toBe(untouched);
});
