/** A visible letter: U+3164 and similar characters are letters in Unicode, but blank. */
const LETTER = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u;

/** Letters of another script. Letters without a script, such as the Uzbek U+02BB, count as Latin. */
const NON_LATIN_LETTER =
  /(?!\p{Default_Ignorable_Code_Point}|\p{Script=Latin}|\p{Script=Common}|\p{Script=Inherited})\p{L}/u;

/** Returns whether the text contains a letter; digits, punctuation and invisible characters do not count. */
export function hasLetter(text: string): boolean {
  return LETTER.test(text);
}

/** Returns whether the text contains a letter of Cyrillic, Arabic or any other script than Latin. */
export function hasNonLatinLetter(text: string): boolean {
  return NON_LATIN_LETTER.test(text);
}
