/** A letter that is seen: U+3164 and its like are letters to Unicode, and blank. */
const LETTER = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u;

/** Letters of another script; those that no script owns, such as the Uzbek U+02BB, are at home in Latin words. */
const NON_LATIN_LETTER =
  /(?!\p{Default_Ignorable_Code_Point}|\p{Script=Latin}|\p{Script=Common}|\p{Script=Inherited})\p{L}/u;

/** Whether there is anything in it to read a name from; digits, punctuation and invisible characters are not. */
export function hasLetter(text: string): boolean {
  return LETTER.test(text);
}

/** Whether a letter of it is in Cyrillic, Arabic or any script but the Latin one. */
export function hasNonLatinLetter(text: string): boolean {
  return NON_LATIN_LETTER.test(text);
}
