import { languageChosen, languageSlice, selectLanguage } from './languageSlice';

const begin = languageSlice.reducer(undefined, { type: 'begin' });

test('the first visit is in Polish', () => {
  expect(selectLanguage({ language: begin })).toBe('pl');
});

test('a chosen language takes its place', () => {
  expect(selectLanguage({ language: languageSlice.reducer(begin, languageChosen('uz')) })).toBe(
    'uz',
  );
});
