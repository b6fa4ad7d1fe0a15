const COUNTED = /[\p{L}\p{N}]/u;

/**
 * Where the caret belongs in a text that was put in order: after as many letters and digits as it stood after before.
 *
 * @param shown what the input is to hold
 * @param typed what it holds, the caret at `caret`
 */
export function caretIn(shown: string, typed: string, caret: number): number {
  if (caret >= typed.length) return shown.length;
  // What was dropped as it was typed is nowhere in the text, and does not count.
  const kept = (each: string) => COUNTED.test(each) && shown.includes(each);
  let before = Array.from(typed.slice(0, caret)).filter(kept).length;
  let place = 0;
  for (const each of shown) {
    if (before === 0) break;
    if (COUNTED.test(each)) before -= 1;
    place += each.length;
  }
  return place;
}

/** Shows a text in the input that is typed in; the caret stays where the person is. */
export function showTyped(input: HTMLInputElement, shown: string): void {
  const { value: typed, selectionStart } = input;
  if (shown === typed || selectionStart === null) return;
  const caret = caretIn(shown, typed, selectionStart);
  input.value = shown;
  input.setSelectionRange(caret, caret);
}
