import 'dayjs/locale/cs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/pl';
import 'dayjs/locale/ru';
import 'dayjs/locale/sk';
import 'dayjs/locale/uz-latn';

const locales: Readonly<Record<string, string>> = { eng: 'en-gb', uz: 'uz-latn' };
const known = ['pl', 'de', 'sk', 'cs', 'ru'];

/** dayjs's name for the language of the interface; Polish for a language without a calendar of its own. */
export function calendarLocale(language: string): string {
  return locales[language] ?? known.find((locale) => locale === language) ?? 'pl';
}
