import { stopCapture } from './captureInteractions';

const RADIO = 'input[type=radio]';
const SEARCH = 'input[type=search]';
const FORWARD = '[type=submit]';

/** The interactions of the candidate on the first screen before hydration. */
export interface Interactions {
  choice: ReplayedChoice | null;
  search: string;
  /** The last control that was clicked, besides the choice. */
  clicked: HTMLElement | null;
  /** Choices and texts of the time of hydration stay here, also where React replaces the form. */
  form: Element | null;
}

interface ReplayedChoice {
  name: string;
  value: string;
}

/** Lets clicks through, just before `hydrateRoot`: from then on React handles them. */
export function releaseCapture(root: HTMLElement): Interactions {
  window.captured?.release();
  const form = root.querySelector('form');
  return {
    choice: choiceIn(form),
    search: searchIn(form),
    clicked: window.captured?.clicked ?? null,
    form,
  };
}

/** Replays for the hydrated application what was done before. A direction that is no longer offered is not chosen. */
export function replayInteractions(root: HTMLElement, interactions: Interactions): void {
  const { form } = interactions;
  const duringHydration = window.captured?.clicked ?? null;
  stopCapture();
  // Hydration keeps a radio that was clicked meanwhile, but React does not always see the change.
  const choice = choiceIn(root) ?? choiceIn(form) ?? interactions.choice;
  if (choice !== null) choose(root, choice);
  const search = searchIn(root) || searchIn(form) || interactions.search;
  const field = root.querySelector<HTMLInputElement>(SEARCH);
  if (field !== null && search !== '') type(field, search);
  // Another choice cancels the forward button.
  if (duringHydration === null && interactions.clicked?.matches(FORWARD)) return;
  // React has handled a click during hydration, unless it replaced the control.
  const isLost = duringHydration !== null && !duringHydration.isConnected;
  const clicked = isLost ? duringHydration : interactions.clicked;
  const isForward = clicked?.matches(FORWARD) ?? false;
  (isForward ? root.querySelector<HTMLElement>(`form ${FORWARD}`) : clicked)?.click();
}

function choiceIn(part: Element | null): ReplayedChoice | null {
  const radio = part?.querySelector<HTMLInputElement>(`${RADIO}:checked`);
  return radio ? { name: radio.name, value: radio.value } : null;
}

function searchIn(part: Element | null): string {
  return part?.querySelector<HTMLInputElement>(SEARCH)?.value ?? '';
}

function choose(root: HTMLElement, { name, value }: ReplayedChoice): void {
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
