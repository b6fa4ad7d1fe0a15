import { flushSync } from 'react-dom';

declare global {
  interface Window {
    /** What was pressed before the application was there, in this order; undefined once it is (src/earlyPresses.ts). */
    earlyPresses?: Set<HTMLElement> | undefined;
    /** The end of a press of the prepared way on, which stays on the page until then; undefined while nobody presses it. */
    pressUnderWay?: Promise<void> | undefined;
  }
}

const RADIO = 'input[type=radio]';
/** See src/earlyPresses.ts. */
const EARLY_BAR = '[data-early=bar]';
const SEARCH = 'input[type=search]';

interface Choice {
  name: string;
  value: string;
}

/** What a candidate did on the first screen before the application was there. */
export interface EarlyInput {
  choice: Choice | null;
  typed: string;
}

export function readEarlyInput(root: HTMLElement): EarlyInput {
  const radio = root.querySelector<HTMLInputElement>(`${RADIO}:checked`);
  return {
    choice: radio && { name: radio.name, value: radio.value },
    typed: root.querySelector<HTMLInputElement>(SEARCH)?.value ?? '',
  };
}

/** React hears of a press only where it knows the state before it. */
function choose(radio: HTMLInputElement): void {
  radio.checked = false;
  radio.click();
}

/** The one switch of the first screen. It moved by itself, and React has put it back or not: the page knows. */
function switchTheme(box: HTMLInputElement): void {
  box.checked = document.documentElement.dataset['muiColorScheme'] === 'dark';
  box.click();
}

function type(field: HTMLInputElement, text: string): void {
  field.value = '';
  // What React put on the field itself would tell it that it knows the new text already.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function radioOf(root: HTMLElement, { name, value }: Choice): HTMLInputElement | undefined {
  const radios = root.querySelectorAll<HTMLInputElement>(RADIO);
  return [...radios].find((radio) => radio.name === name && radio.value === value);
}

/** The catalogue could not be had; the candidate will ask for it again. */
function chooseOnceListed(root: HTMLElement, choice: Choice): void {
  const observer = new MutationObserver(() => {
    if (root.querySelector(RADIO) === null) return;
    observer.disconnect();
    radioOf(root, choice)?.click();
  });
  observer.observe(root, { childList: true, subtree: true });
}

/**
 * Does again, for the application that is there now, what was done before. A direction that the catalogue does not have any
 * more is not chosen.
 *
 * @param before what was read before React touched the page
 */
export function repeatEarlyInput(root: HTMLElement, before: EarlyInput): void {
  const presses = [...(window.earlyPresses ?? [])];
  window.earlyPresses = undefined;
  for (const pressed of presses) pressed.removeAttribute('aria-busy');

  const { choice, typed } = readEarlyInput(root);
  const wanted = choice ?? before.choice;
  const radio = wanted && radioOf(root, wanted);
  if (wanted && root.querySelector(RADIO) === null) chooseOnceListed(root, wanted);
  const field = root.querySelector<HTMLInputElement>(SEARCH);
  const text = typed === '' ? before.typed : typed;
  // One after the other: after each, React puts every field right that it has in its hands.
  flushSync(() => {
    if (radio) choose(radio);
    if (field && text !== '') type(field, text);
  });
  for (const box of root.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) {
    if (presses.includes(box)) switchTheme(box);
  }

  const bar = root.querySelector(EARLY_BAR);
  const hadFocus = bar?.contains(document.activeElement) ?? false;
  bar?.remove();
  const forward = root.querySelector<HTMLElement>('form [type=submit]');
  if (hadFocus) forward?.focus();
  for (const pressed of presses) {
    if (pressed instanceof HTMLInputElement) continue;
    if (pressed.closest(EARLY_BAR)) forward?.click();
    else if (pressed.isConnected) pressed.click();
  }
}
