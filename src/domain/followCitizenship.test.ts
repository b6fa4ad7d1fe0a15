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

const choose = (obywatelstwo: string) => ({ obcokrajowiec: true, obywatelstwo });
const filledAddress = { adres: { ...untouched.adres, kodPocztowy: '3' } };

test.each<[string, Partial<EnrolmentValues>[], string[]]>([
  ['no citizenship: the initial values', [choose('')], ['', 'PL', '+48']],
  ['a citizenship', [choose('UA')], ['UA', 'UA', '+380']],
  ['a prefix of two countries', [choose('KZ')], ['KZ', 'KZ', '+7']],
  ['an ambiguous prefix: the preset', [choose('XK')], ['XK', 'XK', '+48']],
  ['an unknown prefix: the preset', [choose('JM')], ['JM', 'JM', '+48']],
  ['a citizenship without a country: none', [choose('UA'), choose('XX')], ['', 'PL', '+48']],
  ['then one without a prefix', [choose('UA'), choose('JM')], ['JM', 'JM', '+48']],
  [
    'then a Pole: the initial values',
    [choose('UA'), { obcokrajowiec: false }],
    ['PL', 'PL', '+48'],
  ],
  [
    'a prefix that the candidate changed, even if it was changed back: that one',
    [choose('UA'), { numerKierunkowy: '+48' }, { numerKierunkowy: '+380' }, choose('KZ')],
    ['KZ', 'KZ', '+380'],
  ],
  [
    'a country of origin that the candidate chose: that one',
    [choose('UA'), { krajPochodzenia: 'PL' }, choose('KZ')],
    ['PL', 'KZ', '+7'],
  ],
  ['an address with content: its country', [filledAddress, choose('UA')], ['UA', 'PL', '+380']],
  ['a number with content: its prefix', [{ telefon: '6' }, choose('UA')], ['UA', 'UA', '+48']],
])('values derived with %s', (_what, steps, expected) => {
  expect(answers(steps)).toEqual(expected);
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
