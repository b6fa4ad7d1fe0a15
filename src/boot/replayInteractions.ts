import { stopCapture } from './captureInteractions';

const RADIO = 'input[type=radio]';
const SEARCH = 'input[type=search]';
const FORWARD = '[type=submit]';

/** The form before hydration: what is done during it stays there if React replaces the form. */
interface FormerForm {
  form: Element | null;
  /** Hydration empties the field. */
  search: string;
}

/** Lets clicks through, just before `hydrateRoot`: React handles them from then on. */
export function releaseCapture(root: HTMLElement): FormerForm {
  window.captured?.release();
  const form = root.querySelector('form');
  return { form, search: searchIn(form) };
}

/** Replays for the hydrated page what was done before. A direction that is no longer offered is not chosen. */
export function replayInteractions(root: HTMLElement, former: FormerForm): void {
  const clicked = window.captured?.clicked ?? null;
  stopCapture();
  const choice = choiceIn(root) ?? choiceIn(former.form);
  const search = searchIn(root) || searchIn(former.form) || former.search;
  if (choice !== null) choose(root, choice);
  const field = root.querySelector<HTMLInputElement>(SEARCH);
  if (field !== null && search !== '') type(field, search);
  const isForward = clicked?.matches(FORWARD) ?? false;
  (isForward ? root.querySelector<HTMLElement>(`form ${FORWARD}`) : clicked)?.click();
}

function choiceIn(part: Element | null): HTMLInputElement | null {
  return part?.querySelector<HTMLInputElement>(`${RADIO}:checked`) ?? null;
}

function searchIn(part: Element | null): string {
  return part?.querySelector<HTMLInputElement>(SEARCH)?.value ?? '';
}

function choose(root: HTMLElement, { name, value }: HTMLInputElement): void {
  const radios = [...root.querySelectorAll<HTMLInputElement>(RADIO)];
  const radio = radios.find((one) => one.name === name && one.value === value);
  if (radio === undefined) return;
  // React ignores the click where the radio was checked already.
  radio.checked = false;
  radio.click();
}

/** As if typed: `setRangeText` changes the text without the setter by which React knows what it has set itself. */
function type(field: HTMLInputElement, text: string): void {
  field.value = '';
  field.setRangeText(text, 0, 0, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
