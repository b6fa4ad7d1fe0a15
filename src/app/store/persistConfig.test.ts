import { OFFERS, WHOLE } from '../../testing/domainFixtures';
import { PERSISTED_SLICES, validSlices } from './persistConfig';

const valid = {
  selection: WHOLE,
  language: { language: 'eng' },
  theme: { dark: true },
};

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('keys of an offer that the contract does not name are kept', () => {
  const offers = OFFERS.map((offer) => ({ ...offer, uwagi: 'wieczorowo' }));
  const stored = { ...valid, selection: { ...WHOLE, history: { 1: offers } } };
  expect(validSlices(stored)).toEqual(stored);
});

test.each([
  ['a number for the selection', { ...valid, selection: 7 }, 'selection'],
  ['an unknown flow', { ...valid, selection: { ...valid.selection, flow: 'INNE' } }, 'selection'],
  [
    'a step number out of range',
    { ...valid, selection: { ...WHOLE, history: { 9: OFFERS } } },
    'selection',
  ],
  [
    'a choice that is a name',
    { ...valid, selection: { ...WHOLE, history: { 1: 'x' } } },
    'selection',
  ],
  [
    'one invalid offer of a choice',
    { ...valid, selection: { ...WHOLE, history: { 1: [...OFFERS, {}] } } },
    'selection',
  ],
  ['a key too many', { ...valid, theme: { dark: true, extra: 1 } }, 'theme'],
  ['a theme that is neither true nor false', { ...valid, theme: { dark: 'yes' } }, 'theme'],
  ...['<b>', '__proto__', 'constructor', 'toString', 'p', ''].map(
    (language): [string, unknown, string] => [
      `the language "${language}", which is no code,`,
      { ...valid, language: { language } },
      'language',
    ],
  ),
])('%s drops that slice and keeps the others', (_what, stored, dropped) => {
  const kept = validSlices(stored);
  expect(Object.keys(kept)).toEqual(PERSISTED_SLICES.filter((slice) => slice !== dropped));
  expect(console.warn).toHaveBeenCalledWith(
    `Persisted state: "${dropped}" is invalid and was dropped.`,
  );
});

test.each(['fr', 'pt-BR', 'uz_Latn'])('the language "%s" without messages is restored', (code) => {
  const stored = { ...valid, language: { language: code } };
  expect(validSlices(stored)).toEqual(stored);
});

test.each([
  ['an array', []],
  ['a text', 'x'],
  ['null', null],
])('%s in place of the state restores nothing', (_what, stored) => {
  expect(validSlices(stored)).toEqual({});
});

test('unknown slices are dropped', () => {
  expect(validSlices({ ...valid, recruitmentApi: {} })).toEqual(valid);
});
