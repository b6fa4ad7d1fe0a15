const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** By digit: a long number has the same ones many times. */
const known = new Map<string, string>();

/** The digit 0 to 9 of any script: the digits of a script are consecutive. */
function asciiDigit(digit: string): string {
  const before = known.get(digit);
  if (before !== undefined) return before;
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  const ascii = String((code - first) % 10);
  known.set(digit, ascii);
  return ascii;
}

/**
 * The text with the digits of every script as 0 to 9, and full-width characters as usual ones, because people type
 * numbers with the keyboard of their language.
 */
export function asciiDigits(text: string): string {
  return withAsciiDigits(text.normalize('NFKC'));
}

/** The same for a text which is more than a number, and keeps its other characters: a house number such as "12½". */
export function withAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, asciiDigit);
}
