import { asciiDigits } from './asciiDigits';
import { plainText } from './plainText';

/** A street and the number that was typed with it. */
export interface SplitStreet {
  adres: string;
  numerDomu: string;
}

/** The words before a part of the number: "m. 7", "klatka 2", "корп. 2". */
const PART = '(?:mieszkanie|m|lokal|lok|klatka|kl|квартира|кв|корпус|корп|стр|byt|apt|ap|flat)';
/** A number or a letter after the first: "7", "7a", "A". */
const LATER = '(?:\\d{1,4}\\p{L}?|\\p{L})(?!\\p{L})';
/** "5", "5a", "5 A", "12-Б", "12-uy", "5/7", "5/m. 7", "5m7", "5 klatka A m. 7", "д. 5, кв. 7". */
const NUMBER = `\\d{1,5}(?:[\\s-]?\\p{L}(?!\\p{L}))?(?:-uy)?(?:\\s?[-–/]\\s?${LATER}|\\s?[,/]?\\s?${PART}\\.?\\s?${LATER})*`;
const WITH_NUMBER = new RegExp(
  `^(.*?\\p{L}.*?)[,\\s]+(?:(?:nr|no|dom|d|дом|д|буд)[.:]?\\s*)?(${NUMBER})[.,]?$`,
  'iu',
);

/** Streets whose names end with a number: "Jana Pawła 2", "Bohaterów Września 1939". */
const NAMED_BY_NUMBER = /(?:paw[łl]a 2|dywizjonu 303|\s(?:18|19|20)\d{2}(?:\s?r\.?)?)$/i;
/** Another number is left in the street: "Polna 5 2", "House 12, Road 5". Nobody can tell which one is meant. */
const HAS_NUMBER = /\d\p{L}?\.?(?:\s\p{L}{1,3}\.?)?$|\d.*,/u;

/**
 * Splits a street that was typed, or filled in by the browser, with its house number: "ul. Polna 5/7". The form asks the
 * candidate and never moves the number by itself.
 *
 * @returns null when there is no number, or it belongs to the name: "os. 1000-lecia"
 */
export function splitStreet(typed: string): SplitStreet | null {
  const text = asciiDigits(plainText(typed));
  const [, adres, numerDomu] = WITH_NUMBER.exec(text) ?? [];
  if (adres === undefined || numerDomu === undefined || NAMED_BY_NUMBER.test(text)) return null;
  return HAS_NUMBER.test(adres) && !NAMED_BY_NUMBER.test(adres) ? null : { adres, numerDomu };
}
