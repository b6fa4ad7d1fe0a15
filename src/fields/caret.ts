const COUNTED = /[\p{L}\p{N}]/u;

/**
 * The caret position in a reformatted text: after the same number of letters and digits as before.
 *
 * @param shown the new text of the input
 * @param typed the present text of the input, with the caret at `caret`
 */
export function caretIn(shown: string, typed: string, caret: number): number {
  if (caret >= typed.length) return shown.length;
  // Characters dropped by formatting do not count.
  const isCounted = (each: string) => COUNTED.test(each) && shown.includes(each);
  let before = Array.from(typed.slice(0, caret)).filter(isCounted).length;
  let place = 0;
  for (const each of shown) {
    if (before === 0) break;
    if (COUNTED.test(each)) before -= 1;
    place += each.length;
  }
  return place;
}

/** Sets the text of the focused input and keeps the caret at its character. */
export function showTyped(input: HTMLInputElement, shown: string): void {
  const { value: typed, selectionStart } = input;
  if (shown === typed || selectionStart === null) return;
  const caret = caretIn(shown, typed, selectionStart);
  input.value = shown;
  input.setSelectionRange(caret, caret);
}
