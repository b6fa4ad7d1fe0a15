import { type EnrolmentValues, initialValues } from './enrolmentValues';
import {
  type DerivationContext,
  followCitizenship,
  type FollowedForm,
  untouchedValues,
} from './followCitizenship';

const CONTEXT: DerivationContext = {
  poland: 'PL',
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
    { kodKierunkowy: '+381', wartosc: 'Serbia,Kosowo', domyslny: false },
    { kodKierunkowy: '+383', wartosc: 'Kosowo', domyslny: false },
  ],
};

const untouched = initialValues('PL', '+48');

const derivedIn = ({ krajPochodzenia, adres, numerKierunkowy }: EnrolmentValues) => [
  krajPochodzenia,
  adres.kraj,
  numerKierunkowy,
];

/** Applies the changes one after the other and returns the form. */
function follow(steps: Partial<EnrolmentValues>[], contexts = [CONTEXT]): FollowedForm {
  let form: FollowedForm = { values: untouched, untouched };
  const changed: string[] = [];
  for (const [index, step] of steps.entries()) {
    form = { ...form, values: { ...form.values, ...step } };
    changed.push(...Object.keys(step));
    form = followCitizenship(form, changed, contexts[index] ?? CONTEXT);
  }
  return form;
}

const answers = (steps: Partial<EnrolmentValues>[]) => derivedIn(follow(steps).values);

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

test('a citizenship is taken for a country until the countries are loaded', () => {
  const none = { ...CONTEXT, countries: [] };
  const form = follow([choose('UA')], [none]);
  expect(derivedIn(form.values)).toEqual(['UA', 'UA', '+48']);
  expect(derivedIn(form.untouched)).toEqual(['UA', 'UA', '+48']);
  expect(derivedIn(followCitizenship(form, [], CONTEXT).values)).toEqual(['UA', 'UA', '+380']);
  expect(derivedIn(follow([choose('')], [none]).values)).toEqual(['', 'PL', '+48']);
  const unknown = follow([choose('XX')], [none]);
  expect(derivedIn(followCitizenship(unknown, [], CONTEXT).values)).toEqual(['', 'PL', '+48']);
});

test.each([
  ['another country', choose('KZ'), '+7'],
  ['no country', choose('XX'), '+48'],
  ['Poland', { obcokrajowiec: false }, '+48'],
])('the prefix stays until the prefixes are loaded, then changes to %s', (_, step, expected) => {
  const form = follow([choose('UA'), step], [CONTEXT, { ...CONTEXT, prefixes: [] }]);
  expect(form.values.numerKierunkowy).toBe('+380');
  expect(followCitizenship(form, [], CONTEXT).values.numerKierunkowy).toBe(expected);
});

test('a default prefix of the dictionary replaces the preset one', () => {
  const prefixes = CONTEXT.prefixes.map((entry) => ({
    ...entry,
    domyslny: entry.kodKierunkowy === '+7',
  }));
  const { values, untouched: preset } = follow([{}], [{ ...CONTEXT, prefixes }]);
  expect([values.numerKierunkowy, preset.numerKierunkowy]).toEqual(['+7', '+7']);
});

test('derived values are those of an untouched form', () => {
  const form = follow([choose('UA'), { krajPochodzenia: 'KZ' }]);
  expect(derivedIn(form.untouched)).toEqual(['UA', 'UA', '+380']);
  expect(derivedIn(form.values)).toEqual(['KZ', 'UA', '+380']);
});

test('nothing changes without a reason', () => {
  const form = { values: untouched, untouched };
  const same = followCitizenship(form, [], CONTEXT);
  expect(same.values).toBe(untouched);
  expect(same.untouched).toBe(untouched);
});

test.each<[string, Partial<EnrolmentValues>, string[]]>([
  ['nothing', {}, ['PL', 'PL', '+48']],
  ['a citizenship', choose('UA'), ['UA', 'UA', '+48']],
  ['a foreigner without a citizenship', choose(''), ['', 'PL', '+48']],
  ['a prefix, which the candidate chose', { numerKierunkowy: '+48' }, ['PL', 'PL', '']],
])('the untouched form of a draft with %s', (_what, given, expected) => {
  expect(derivedIn(untouchedValues(given, 'PL'))).toEqual(expected);
});

test('a prefix of the draft stays when the dictionary presets another one', () => {
  const given = { numerKierunkowy: '+380' };
  const form = { values: { ...untouched, ...given }, untouched: untouchedValues(given, 'PL') };
  expect(followCitizenship(form, [], CONTEXT).values.numerKierunkowy).toBe('+380');
});
