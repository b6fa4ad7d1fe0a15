/** Such as those around a number from an address book; the joiners of Persian and emoji stay. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu;

/** Control characters (line breaks in pasted text, NUL, which databases refuse) and lone surrogates. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/gu;

/** Joiners, fillers and the empty braille pattern: a field with only these looks empty. */
const BLANK = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The letters, digits and space of East Asian keyboards, as wide as their signs. */
const FULL_WIDTH = /[\u3000０-９Ａ-Ｚａ-ｚ]/g;

/** The text that is validated and sent: without invisible characters and surrounding spaces, in NFC, of usual width. */
export function plainText(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(UNPRINTABLE, ' ')
    .replace(FULL_WIDTH, (wide) => wide.normalize('NFKC'))
    .normalize('NFC')
    .trim();
}

/** A plain text of several lines, separated by "\n" whatever the browser or the clipboard has. */
export function plainLines(text: string): string {
  const lines = text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/);
  return lines.map(plainText).join('\n').trim();
}

/** The visible part of a text, for counting; the joiners of Persian belong to the sent text. */
export function visibleText(text: string): string {
  return plainText(text.replace(BLANK, ''));
}

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
