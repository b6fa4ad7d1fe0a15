/** Capital letters of Cyrillic and Greek that nobody can tell from the Latin ones below them. */
const LOOK_ALIKES = 'АВЕЅІЈКМНОРСТУҮХԚԜѴӀΑΒΕΖΗΙͿΚΜΝΟΡΤΥΧ';
const LATIN = 'ABESIJKMHOPCTYYXQWVIABEZHIJKMNOPTYX';
const LATIN_OF = new Map(Array.from(LOOK_ALIKES, (letter, at) => [letter, LATIN.charAt(at)]));

/** What is neither a letter nor a digit, and letters that nobody can see (the Hangul fillers). */
const NOT_COMPARED = /[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu;

const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** The digit 0 to 9 of any script. The digits of a script follow one another, from 0 to 9. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return String((code - first) % 10);
}

/**
 * A document number as it is compared: capital letters and digits only, in one form whatever keyboard typed them. Digits
 * of other scripts, full-width characters, and Cyrillic and Greek letters that look like Latin ones are those they stand
 * for. O and 0 stay two characters: documents tell them apart.
 *
 * @returns "" when there is nothing in it to tell one document from another
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
