import type { IntlShape } from 'react-intl';
import { UZBEK_MONTHS } from '../contract/writtenMonths';

/**
 * A day with its month as a word: "30 września 2027", "2027-yil 30-sentabr"; without a year where `year` is undefined.
 *
 * @param day "yyyy-MM-dd"
 */
export function dateInWords(intl: IntlShape, day: string, year?: 'numeric'): string {
  if (intl.locale !== 'uz') {
    return intl.formatDate(day, { day: 'numeric', month: 'long', year, timeZone: 'UTC' });
  }
  const date = new Date(day);
  const words = `${date.getUTCDate()}-${UZBEK_MONTHS[date.getUTCMonth()]}`;
  return year ? `${date.getUTCFullYear()}-yil ${words}` : words;
}
