import type { IntlShape } from 'react-intl';
import { languageInfo, LANGUAGES } from '../contract/languages';

/**
 * A day with its month as a word: "30 września 2027", "2027-yil 30-sentabr"; without a year where `year` is undefined.
 *
 * @param day "yyyy-MM-dd"
 */
export function dateInWords(intl: IntlShape, day: string, year?: 'numeric'): string {
  const { written } =
    LANGUAGES.map((language) => languageInfo(language)).find(({ tag }) => tag === intl.locale) ??
    {};
  if (written === undefined) {
    return intl.formatDate(day, { day: 'numeric', month: 'long', year, timeZone: 'UTC' });
  }
  const date = new Date(day);
  return (year ? written.date : written.day)
    .replace('{year}', String(date.getUTCFullYear()))
    .replace('{month}', written.months[date.getUTCMonth()] ?? '')
    .replace('{day}', String(date.getUTCDate()));
}
