import { initialValues, type EnrolmentValues } from './enrolmentValues';
import {
  initialDerivedValues,
  updateDerivedValues,
  applyDerivedValues,
  type DerivationContext,
} from './followCitizenship';

const CONTEXT: DerivationContext = {
  poland: 'PL',
  presetPrefix: '+48',
  countries: [
    { nazwa: 'Polska', wartosc: 'PL' },
    { nazwa: 'Ukraina', wartosc: 'UA' },
    { nazwa: 'Kazachstan', wartosc: 'KZ' },
    { nazwa: 'Kosowo', wartosc: 'XK' },
    { nazwa: 'Jamajka', wartosc: 'JM' },
  ],
  prefixes: [
    { kodKierunkowy: '+48', wartosc: 'Polska', domyslny: true },
    { kodKierunkowy: '+380', wartosc: 'Ukraina', domyslny: false },
    { kodKierunkowy: '+7', wartosc: 'Rosja, Kazachstan', domyslny: false },
    { kodKierunkowy: '+381', wartosc: 'Serbia, Kosowo', domyslny: false },
    { kodKierunkowy: '+383', wartosc: 'Kosowo', domyslny: false },
  ],
};

const untouched = initialValues('PL', '+48');
const citizen = (obywatelstwo: string, over: Partial<EnrolmentValues> = {}) => ({
  ...untouched,
  obcokrajowiec: true,
  obywatelstwo,
  ...over,
});

/** Applies the values one after the other and returns the derived ones. */
function answers(steps: Partial<EnrolmentValues>[], context = CONTEXT) {
  let values = untouched;
  let derived = initialDerivedValues(values, context);
  for (const step of steps) {
    values = { ...values, ...step };
    derived = updateDerivedValues(derived, values, context);
    values = applyDerivedValues(values, derived);
  }
  return [values.krajPochodzenia, values.adres.kraj, values.numerKierunkowy];
}

test.each([
  ['', ['', 'PL', '+48']],
  ['UA', ['UA', 'UA', '+380']],
  ['KZ', ['KZ', 'KZ', '+7']],
])('values derived from the citizenship "%s"', (citizenship, expected) => {
  expect(answers([citizen(citizenship)])).toEqual(expected);
});

test('an ambiguous or unknown prefix keeps the preset', () => {
  expect(answers([citizen('XK')])).toEqual(['XK', 'XK', '+48']);
  expect(answers([citizen('JM')])).toEqual(['JM', 'JM', '+48']);
});

test('a citizenship without a country clears the derived country', () => {
  const choose = (obywatelstwo: string) => ({ obcokrajowiec: true, obywatelstwo });
  expect(answers([choose('UA'), choose('XX')])).toEqual(['', 'PL', '+48']);
  expect(answers([choose('UA'), choose('JM')])).toEqual(['JM', 'JM', '+48']);
});

test('a Pole has the initial values again', () => {
  const pole = { obcokrajowiec: false };
  expect(answers([{ obcokrajowiec: true, obywatelstwo: 'UA' }, pole])).toEqual(['PL', 'PL', '+48']);
});

test('a value chosen by the candidate is never derived again, even after it is changed back', () => {
  const choose = (obywatelstwo: string) => ({ obcokrajowiec: true, obywatelstwo });
  const steps = [
    choose('UA'),
    { numerKierunkowy: '+48' },
    { numerKierunkowy: '+380' },
    choose('KZ'),
  ];
  expect(answers(steps)).toEqual(['KZ', 'KZ', '+380']);
  const origin = [choose('UA'), { krajPochodzenia: 'PL' }, choose('KZ')];
  expect(answers(origin)).toEqual(['PL', 'KZ', '+7']);
});

test('an address or number with content keeps its country', () => {
  const adres = { ...untouched.adres, kodPocztowy: '3' };
  expect(answers([{ adres }, { obcokrajowiec: true, obywatelstwo: 'UA' }])).toEqual([
    'UA',
    'PL',
    '+380',
  ]);
  expect(answers([{ telefon: '6' }, { obcokrajowiec: true, obywatelstwo: 'UA' }])).toEqual([
    'UA',
    'UA',
    '+48',
  ]);
});

test('nothing is derived before the countries are loaded', () => {
  const values = citizen('UA', { krajPochodzenia: '' });
  const none = { ...CONTEXT, countries: [] };
  const derived = updateDerivedValues(
    initialDerivedValues({ ...values, obywatelstwo: '' }, none),
    values,
    none,
  );
  expect(applyDerivedValues(values, derived)).toBe(values);
  expect(
    applyDerivedValues(values, updateDerivedValues(derived, values, CONTEXT)).krajPochodzenia,
  ).toBe('UA');
});

test.each([
  ['another country', { obywatelstwo: 'KZ' }, '+7'],
  ['no country', { obywatelstwo: 'XX' }, '+48'],
  ['Poland', { obcokrajowiec: false }, '+48'],
])('the prefix stays until the prefixes are loaded, then changes to %s', (_, step, expected) => {
  const followed = { ...citizen('UA'), numerKierunkowy: '+380' };
  const derived = { krajPochodzenia: null, krajZamieszkania: null, numerKierunkowy: '+380' };
  const values = { ...followed, ...step };
  const without = updateDerivedValues(derived, values, { ...CONTEXT, prefixes: [] });
  expect(without.numerKierunkowy).toBe('+380');
  expect(updateDerivedValues(without, values, CONTEXT).numerKierunkowy).toBe(expected);
});

test.each<[string, EnrolmentValues, (string | null)[]]>([
  ['a new form', untouched, ['PL', 'PL', '+48']],
  ['followed answers', citizen('UA', { krajPochodzenia: 'UA' }), ['UA', null, null]],
  ['an answer of the candidate', citizen('UA', { krajPochodzenia: 'PL' }), [null, null, null]],
  ['another prefix', { ...untouched, numerKierunkowy: '+49' }, ['PL', 'PL', null]],
])('the derived values in a draft with %s', (_, values, expected) => {
  const derived = initialDerivedValues(values, CONTEXT);
  expect([derived.krajPochodzenia, derived.krajZamieszkania, derived.numerKierunkowy]).toEqual(
    expected,
  );
});
