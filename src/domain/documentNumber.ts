/** Cyrillic and Greek capital letters that look like the Latin ones in the same position below. */
const LOOK_ALIKES = 'АВЕЅІЈКМНОРСТУҮХԚԜѴӀΑΒΕΖΗΙͿΚΜΝΟΡΤΥΧ';
const LATIN = 'ABESIJKMHOPCTYYXQWVIABEZHIJKMNOPTYX';
const LATIN_OF = new Map(Array.from(LOOK_ALIKES, (letter, at) => [letter, LATIN.charAt(at)]));

/** Characters other than letters and digits, and invisible letters (the Hangul fillers). */
const NOT_COMPARED = /[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu;

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The digit 0 to 9 of any script: the digits of a script are consecutive. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return String((code - first) % 10);
}

/**
 * Normalises a document number for comparison: capital letters and digits only, independent of the keyboard. Digits of
 * other scripts, full-width characters, and Cyrillic and Greek letters that look like Latin ones are replaced. O and 0
 * stay different, as documents distinguish them.
 *
 * @returns "" when nothing is left that identifies a document
 */
export function comparableDocumentNumber(text: string): string {
  return text
    .normalize('NFKD')
    .toUpperCase()
    .normalize('NFKD')
    .replace(NOT_COMPARED, '')
    .replace(/\p{Nd}/gu, latinDigit)
    .replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => LATIN_OF.get(letter) ?? letter);
}
