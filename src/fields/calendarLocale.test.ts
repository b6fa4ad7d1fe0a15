import { calendarLocale } from './calendarLocale';

test.each([
  ['pl', 'pl'],
  ['eng', 'en-gb'],
  ['ru', 'ru'],
  ['uz', 'uz-latn'],
  ['fr', 'pl'],
  ['__proto__', 'pl'],
  ['constructor', 'pl'],
  ['toString', 'pl'],
])('the calendar of the language "%s" is in "%s"', (language, locale) => {
  expect(calendarLocale(language)).toBe(locale);
});
