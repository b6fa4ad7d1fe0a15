import 'dayjs/locale/cs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/pl';
import 'dayjs/locale/ru';
import 'dayjs/locale/sk';
import 'dayjs/locale/uz-latn';

const locales: ReadonlyMap<string, string> = new Map([
  ['pl', 'pl'],
  ['eng', 'en-gb'],
  ['de', 'de'],
  ['sk', 'sk'],
  ['cs', 'cs'],
  ['ru', 'ru'],
  ['uz', 'uz-latn'],
]);

/** dayjs's name for the language of the interface; Polish for a language without a calendar of its own. */
export function calendarLocale(language: string): string {
  return locales.get(language) ?? 'pl';
}
