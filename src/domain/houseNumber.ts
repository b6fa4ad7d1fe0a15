import { asciiDigits } from './asciiDigits';
import type { AddressValues } from './enrolmentValues';
import { plainText } from './plainText';

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

/** Splits a street with its house number: "ul. Polna 5/7"; null without one, as in "os. 1000-lecia". */
export function splitStreet(typed: string): Pick<AddressValues, 'adres' | 'numerDomu'> | null {
  const text = asciiDigits(plainText(typed));
  const [, adres, numerDomu] = WITH_NUMBER.exec(text) ?? [];
  if (adres === undefined || numerDomu === undefined || NAMED_BY_NUMBER.test(text)) return null;
  return HAS_NUMBER.test(adres) && !NAMED_BY_NUMBER.test(adres) ? null : { adres, numerDomu };
}
