/** Invisible marks, such as those around a number copied from an address book; the joiners of Persian and emoji stay. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu;

/** Control characters (line breaks of a pasted text, a NUL that a database refuses) and halves of broken characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/gu;

/** The text that is checked and sent: what nobody can see is gone, and so are the spaces around it. */
export function plainText(text: string): string {
  return text.replace(INVISIBLE, '').replace(UNPRINTABLE, ' ').trim();
}
