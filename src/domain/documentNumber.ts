import { asciiDigits } from './asciiDigits';

/** Cyrillic and Greek capital letters that look like the Latin ones in the same position below. */
const LOOK_ALIKES = 'АВЕЅІЈКМНОРСТУҮХԚԜѴӀΑΒΕΖΗΙͿΚΜΝΟΡΤΥΧ';
const LATIN = 'ABESIJKMHOPCTYYXQWVIABEZHIJKMNOPTYX';

/** The Latin capital that a Cyrillic or Greek one looks like; any other letter stays. */
export function latinCapital(letter: string): string {
  const at = LOOK_ALIKES.indexOf(letter);
  return at === -1 ? letter : LATIN.charAt(at);
}

/** Characters other than letters and digits, and invisible letters (the Hangul fillers). */
const NOT_COMPARED = /[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu;

/**
 * A document number for comparison: capital letters and digits only, independent of the keyboard; "" when nothing is
 * left that identifies a document. O and 0 stay different, as documents distinguish them.
 */
export function comparableDocumentNumber(text: string): string {
  return asciiDigits(text)
    .normalize('NFKD')
    .toUpperCase()
    .normalize('NFKD')
    .replace(NOT_COMPARED, '')
    .replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, latinCapital);
}
