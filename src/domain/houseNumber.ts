import { asciiDigits } from './asciiDigits';
import { monthOf } from './monthNames';
import { plainText } from './plainText';

/** A street and the number that was typed with it. */
export interface SplitStreet {
  adres: string;
  numerDomu: string;
}

/** The words before a part of the number: "m. 7", "klatka 2", "корп. 2". */
const PART =
  '(?:mieszkanie|mieszk|m|lokal|lok|l|klatka|kl|budynek|bud|blok|bl|kv|квартира|кв|корпус|корп|к|строение|стр|byt|apartment|apt|ap|app|flat|unit|top|xonadon)';
/** A number or a letter after the first: "7", "7a", "A". */
const LATER = '(?:\\d{1,4}\\p{L}?|\\p{L})(?!\\p{L})';
/** "5", "5a", "5 A", "12-Б", "5/7", "5/A", "5/m. 7", "5m7", "5 klatka A m. 7", "д. 5, кв. 7", "12-uy, 5-xonadon". */
const NUMBER = `\\d{1,5}(?:[\\s-]?(?:bis|ter|\\p{L})(?!\\p{L}))?(?:-?\\s?(?:uy|уй|dom)(?!\\p{L}))?(?:\\s?[-–/]\\s?${LATER}|(?:,?\\s?|\\s?/\\s?)${PART}\\.?\\s?${LATER}|,\\s?\\d{1,4}-(?:xonadon|хонадон))*`;
const AFTER = new RegExp(
  `^(.*?\\p{L}.*?)(?:,\\s*|\\s+)(?:(?:numer|nr|no|dom|d|дом|д|буд|blok|bl|č\\.?\\s?p)[.:]?\\s*)?(${NUMBER})[.,]?$`,
  'iu',
);
const BEFORE = new RegExp(
  `^(${NUMBER})(?:\\s?,\\s*|\\s+)((?:\\d+(?:st|nd|rd|th)\\s)?\\p{L}.*)$`,
  'iu',
);

/** Pope John Paul II, as many people write him, and a squadron. */
const ENDS_WITH_NUMERAL = /(?:paw[łl]a 2|dywizjonu 303)$/i;
/** The names of streets that end with a year: "Bohaterów Września 1939". */
const ENDS_WITH_YEAR = /\s(?:18|19|20)\d{2}(?:\s?r\.?)?$/;
/** Another number is left in the street: "Polna 5 2", "House 12, Road 5". Nobody can tell which one is meant. */
const HAS_NUMBER = /\d\p{L}?\.?(?:[\s/-]*\p{L}{1,3}(?!\p{L})\.?)*$|\d.*,/u;

/**
 * Splits a street that was typed, or filled in by the browser, with its house number: "ul. Polna 5/7", abroad also "12
 * Baker Street". The form asks the candidate and never moves the number by itself.
 *
 * @param abroad allows a number in front, which Polish streets such as "3 Maja" do not have
 * @returns null when there is no number, or it belongs to the name: "os. 1000-lecia"
 */
export function splitStreet(typed: string, abroad: boolean): SplitStreet | null {
  const text = asciiDigits(plainText(typed));
  if (ENDS_WITH_NUMERAL.test(text) || ENDS_WITH_YEAR.test(text)) return null;
  const [, before, name = ''] = (abroad ? BEFORE.exec(text) : null) ?? [];
  const [, street, after] = AFTER.exec(text) ?? [];
  const isName = before === undefined || belongsToName(name);
  // "12 High Street, Flat 3": nobody can tell which one is meant.
  if (!isName && after !== undefined) return null;
  const endsWithName = [ENDS_WITH_NUMERAL, ENDS_WITH_YEAR].some((end) => end.test(street ?? ''));
  if (HAS_NUMBER.test(street ?? '') && !endsWithName) return null;
  if (street !== undefined && after !== undefined) return { adres: street, numerDomu: after };
  return isName ? null : { adres: name, numerDomu: before };
}

/** Returns whether a street is named by a number before these words: "8 Марта", "25 de Mayo", "40 лет Победы". */
function belongsToName(words: string): boolean {
  const [first = '', second = ''] = words.split(' ');
  return (
    /^(?:лет|років)$/iu.test(first) || monthOf(first) > 0 || (first === 'de' && monthOf(second) > 0)
  );
}
