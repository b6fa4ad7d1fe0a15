/** Invisible marks, such as those around a number copied from an address book; the joiners of Persian and emoji stay. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu;

/** Control characters (line breaks of a pasted text, a NUL that a database refuses) and halves of broken characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/gu;

/** Joiners, fillers and the empty braille pattern: they fill a field that looks empty. */
const BLANK = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The text that is checked and sent: what nobody can see is gone, and so are the spaces around it. */
export function plainText(text: string): string {
  return text.replace(INVISIBLE, '').replace(UNPRINTABLE, ' ').trim();
}

/** What is seen of a text, to count or to miss; the joiners of Persian belong in the text that is sent. */
export function visibleText(text: string): string {
  return plainText(text.replace(BLANK, ''));
}
