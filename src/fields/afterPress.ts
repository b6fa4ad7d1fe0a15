/** The last two follow a press whose end the browser keeps to itself: in the list of a select or in a menu. */
const ENDS = ['pointerup', 'pointercancel', 'contextmenu', 'keydown'] as const;

/** The callbacks that wait for the pointer to be released; null while none is pressed. */
let waiting: (() => void)[] | null = null;

function press(): void {
  waiting ??= [];
}

function release(): void {
  // A tap dispatches "pointerup", the blur and the click in one task.
  for (const callback of waiting ?? []) setTimeout(callback);
  waiting = null;
}

// The styles of the form are extracted without a document.
if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', press, true);
  for (const end of ENDS) document.addEventListener(end, release, true);
}

/**
 * Calls back in a task of its own, once no pointer is pressed. For what shifts the layout on blur: between the press and
 * the click that caused it, it would move the button away from under the pointer.
 */
export function afterPress(callback: () => void): void {
  if (waiting === null) setTimeout(callback);
  else waiting.push(callback);
}
