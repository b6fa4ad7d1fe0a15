/** The shortest passphrase, in characters. */
export const MIN_PASSPHRASE_LENGTH = 8;

const GROUPS = 4;
const DIGITS_OF_GROUP = 5;

/**
 * A typed passphrase as it is used: the same whichever keyboard typed it. Composed characters are normalised, spaces
 * around it dropped, and so are the separators between groups of digits.
 */
export function passphraseOf(typed: string): string {
  const text = typed.normalize('NFKC').trim();
  return /^[\d\s\p{Pd}]+$/u.test(text) ? text.replace(/\D/g, '') : text;
}

/** The length of a passphrase in code points. */
export function passphraseLength(typed: string): number {
  return Array.from(passphraseOf(typed)).length;
}

/** A random passphrase of 20 digits (66 bits): every keyboard has digits, and they can be read out in any language. */
export function randomPassphrase(): string {
  return Array.from({ length: GROUPS }, () =>
    Array.from({ length: DIGITS_OF_GROUP }, randomDigit).join(''),
  ).join('-');
}

/** Each digit is equally likely: 250 to 255 are rejected. */
function randomDigit(): number {
  for (;;) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < 250) return byte % 10;
  }
}
