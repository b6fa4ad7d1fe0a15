import { monthOf } from './monthNames';
import { plainText } from './plainText';

/** A street and the number that was typed with it. */
export interface SplitStreet {
  adres: string;
  numerDomu: string;
}

/** "5", "5a", "5 A", "5/7", "5-7", "5 m. 7", "д. 5, кв. 7", "12-uy". */
const NUMBER =
  '\\d{1,5}(?:\\s?(?:bis|ter|\\p{L})(?!\\p{L}))?(?:\\s?[-/]\\s?\\d{1,4}\\p{L}?|,?\\s(?:m|lok|kv|кв|byt|apt|ap|top)\\.?\\s?\\d{1,4}\\p{L}?)*(?:-(?:uy|уй|dom))?';
const AFTER = new RegExp(
  `^(.*?\\p{L}.*?)(?:,\\s*|\\s+)(?:(?:nr|no|dom|d|дом|д|буд|č\\.?\\s?p)\\.?\\s*)?(${NUMBER})$`,
  'iu',
);
const BEFORE = new RegExp(`^(${NUMBER}),?\\s+(\\p{L}.*)$`, 'iu');

/** Pope John Paul II, as many people write him. */
const ENDS_WITH_NUMERAL = /paw[łl]a 2$/i;
/** The names of streets that end with a year: "Bohaterów Września 1939". */
const ENDS_WITH_YEAR = /\s(?:18|19|20)\d{2}$/;

/**
 * Splits a street that was typed, or filled in by the browser, with its house number: "ul. Polna 5/7", abroad also "12
 * Baker Street". The form asks the candidate and never moves the number by itself.
 *
 * @param abroad where the number may come first: "3 Maja" is a Polish street
 * @returns null when there is no number, or it belongs to the name: "os. 1000-lecia"
 */
export function splitStreet(typed: string, abroad: boolean): SplitStreet | null {
  const text = plainText(typed);
  if (ENDS_WITH_NUMERAL.test(text) || ENDS_WITH_YEAR.test(text)) return null;
  const [, street, after] = AFTER.exec(text) ?? [];
  if (street !== undefined && after !== undefined) return { adres: street, numerDomu: after };
  const [, before, name] = (abroad ? BEFORE.exec(text) : null) ?? [];
  if (before === undefined || name === undefined) return null;
  const [word = ''] = name.split(' ');
  return monthOf(word) === 0 ? { adres: name, numerDomu: before } : null;
}
