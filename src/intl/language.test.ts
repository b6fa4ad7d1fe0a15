import { calendarLocale } from './language';

test.each([
  ['pl', 'pl'],
  ['eng', 'en-gb'],
  ['uz', 'uz-latn'],
  ['fr', 'pl'],
  ['__proto__', 'pl'],
])('the calendar locale of "%s" is "%s"', (language, locale) => {
  expect(calendarLocale(language)).toBe(locale);
});
