import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { calendarLocale } from './language';
import { chooseLanguage, languageSlice, selectLanguage } from './languageSlice';

test.each([
  ['pl', 'pl'],
  ['eng', 'en-gb'],
  ['ru', 'ru'],
  ['uz', 'uz-latn'],
  ['fr', 'pl'],
  ['__proto__', 'pl'],
  ['constructor', 'pl'],
  ['toString', 'pl'],
])('the calendar locale of "%s" is "%s"', (language, locale) => {
  expect(calendarLocale(language)).toBe(locale);
});

const begin = languageSlice.reducer(undefined, { type: 'begin' });

test('the first visit is in Polish', () => {
  expect(selectLanguage({ language: begin })).toBe('pl');
});

test('only another language is a change', () => {
  const changes: unknown[] = [];
  const note: Middleware = () => (next) => (action) => {
    changes.push(action);
    return next(action);
  };
  const store = configureStore({
    reducer: { language: languageSlice.reducer },
    middleware: (defaults) => defaults().concat(note),
  });
  store.dispatch(chooseLanguage('pl'));
  expect(changes).toHaveLength(0);
  store.dispatch(chooseLanguage('uz'));
  expect(changes).toHaveLength(1);
  expect(selectLanguage(store.getState())).toBe('uz');
});
