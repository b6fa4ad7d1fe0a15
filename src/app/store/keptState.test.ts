import { KEPT_SLICES, soundSlices } from './keptState';

const sound = {
  selection: { flow: 'STUDIA_WYZSZE', history: { 1: 'Zarządzanie' }, picked: null },
  language: { language: 'eng' },
  theme: { dark: true },
};

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('what an earlier visit kept comes back', () => {
  expect(soundSlices(sound)).toEqual(sound);
});

test.each([
  ['a number for the selection', { ...sound, selection: 7 }, 'selection'],
  ['an unknown flow', { ...sound, selection: { ...sound.selection, flow: 'INNE' } }, 'selection'],
  [
    'a step number out of range',
    { ...sound, selection: { ...sound.selection, history: { 9: 'x' } } },
    'selection',
  ],
  ['a key too many', { ...sound, theme: { dark: true, extra: 1 } }, 'theme'],
  ['a theme that is neither true nor false', { ...sound, theme: { dark: 'yes' } }, 'theme'],
  ...['<b>', '__proto__', 'constructor', 'toString', 'p', ''].map(
    (language): [string, unknown, string] => [
      `the language "${language}", which is no code,`,
      { ...sound, language: { language } },
      'language',
    ],
  ),
])('%s starts that slice fresh and keeps the others', (_what, stored, dropped) => {
  const kept = soundSlices(stored);
  expect(Object.keys(kept)).toEqual(KEPT_SLICES.filter((slice) => slice !== dropped));
});

test.each(['fr', 'pt-BR', 'uz_Latn'])('the language "%s", without texts of ours, stays', (code) => {
  const stored = { ...sound, language: { language: code } };
  expect(soundSlices(stored)).toEqual(stored);
});

test.each([
  ['an array', []],
  ['a text', 'x'],
  ['null', null],
])('%s in the place of the state gives nothing', (_what, stored) => {
  expect(soundSlices(stored)).toEqual({});
});

test('slices nobody asked for do not come through', () => {
  expect(soundSlices({ ...sound, recruitmentApi: {} })).toEqual(sound);
});
