const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The digit 0 to 9 of any script: the digits of a script are consecutive. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return String((code - first) % 10);
}

/** A number as people type it with the keyboard of their language: digits as 0 to 9, full-width characters as usual. */
export function asciiDigits(text: string): string {
  return withAsciiDigits(text.normalize('NFKC'));
}

/** The same for a text which is more than a number, and keeps its other characters: a house number such as "12½". */
export function withAsciiDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, asciiDigit);
}
