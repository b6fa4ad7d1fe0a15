/*
 * Until the application is there, the first screen that the backend put into the page (docs/adr/0011) answers by itself: a
 * row that is pressed is chosen and shows the way on; a button remembers that it was pressed. The application does all of it
 * again (app/earlyInput.ts).
 */

const CONTROL = '#root :is(button, [role=switch], a[href^="/"])';
const LANGUAGE = '[data-early=language]';
/** What a second press takes back. */
const TWO_WAYS = '[aria-expanded], [role=switch], [data-early=toggle]';
/** The bar that stands in for the application's. */
const BAR = '[data-early=bar]';
/** What ends a press of the way on, and after how many milliseconds: its click comes first, if there is one. */
const ENDS = { click: 0, pointercancel: 0, pointerup: 400, keyup: 400 };
/** In milliseconds: not every browser tells of the end where a menu opens over the button, or the window loses the pointer. */
const LONGEST_PRESS = 5000;

/**
 * Of these, which it calls `discreteReplayableEvents`, React makes haste: what is left of the page it takes over at once, and
 * the page answers nothing meanwhile.
 */
const HURRYING = [
  ...['pointerdown', 'pointerup', 'pointercancel', 'mousedown', 'mouseup', 'click', 'auxclick'],
  ...['dblclick', 'contextmenu', 'touchstart', 'touchend', 'touchcancel', 'dragstart', 'drop'],
  ...['dragend', 'keydown', 'keypress', 'keyup', 'input', 'textInput', 'compositionstart'],
  ...['compositionend', 'copy', 'cut', 'paste', 'change', 'reset'],
];

/** The bar with the way on, as the backend made it for the direction. */
function showBar({ form, value }: HTMLInputElement): void {
  const template = [...document.querySelectorAll('template')].find(
    ({ dataset }) => dataset['directions']?.split('\n').includes(value) ?? false,
  );
  const bar = template?.content.firstElementChild?.cloneNode(true);
  if (!(bar instanceof HTMLElement)) return;
  const name = bar.querySelector('[data-early=choice]');
  if (name) name.textContent = value;
  bar.dataset['early'] = 'bar';
  form?.append(bar);
}

/** Begins to answer; ends when the application takes `window.earlyPresses` away. */
export function rememberPresses(): void {
  const presses = new Set<HTMLElement>();
  window.earlyPresses = presses;
  const listen = (type: string, listener: (event: Event, target: Element) => void) => {
    document.addEventListener(
      type,
      (event) => {
        if (!window.earlyPresses || !(event.target instanceof Element)) return;
        listener(event, event.target);
      },
      true,
    );
  };

  for (const type of HURRYING) listen(type, (event) => event.stopPropagation());
  let endPress = () => {};
  for (const type of ['pointerdown', 'keydown']) {
    listen(type, (_event, target) => {
      if (target.closest(BAR) === null) return;
      window.pressUnderWay ??= new Promise((onEnd) => {
        const timer = setTimeout(() => endPress(), LONGEST_PRESS);
        endPress = () => {
          clearTimeout(timer);
          window.pressUnderWay = undefined;
          onEnd();
        };
      });
    });
  }
  for (const [type, delay] of Object.entries(ENDS)) listen(type, () => setTimeout(endPress, delay));
  listen('click', (event, target) => {
    const pressed = target.closest<HTMLElement>(CONTROL);
    if (pressed === null) return;
    // A switch moves by itself.
    if (!(pressed instanceof HTMLInputElement)) event.preventDefault();
    const forget = (press: HTMLElement) => {
      presses.delete(press);
      press.removeAttribute('aria-busy');
    };
    if (presses.has(pressed) && pressed.matches(TWO_WAYS)) {
      forget(pressed);
      return;
    }
    if (pressed.matches(LANGUAGE)) {
      [...presses].filter((press) => press.matches(LANGUAGE)).forEach(forget);
    }
    presses.add(pressed);
    pressed.setAttribute('aria-busy', 'true');
  });
  listen('change', (_event, target) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
    const former = document.querySelector(BAR);
    for (const pressed of presses) if (former?.contains(pressed)) presses.delete(pressed);
    former?.remove();
    showBar(target);
  });
  listen('submit', (event) => {
    event.preventDefault();
  });
}

/** What the backend prepared is light: on a dark page the switch and the button say so, before any deferred script runs. */
export function markDark(): void {
  document.addEventListener(
    'readystatechange',
    () => {
      document.querySelector('#root [data-early=toggle]')?.setAttribute('aria-pressed', 'true');
      const boxes = document.querySelectorAll<HTMLInputElement>('#root [role=switch]');
      for (const box of boxes) box.checked = true;
    },
    { once: true },
  );
}

/**
 * Says that the application cannot come, where its script cannot be had or parsed (public/oldBrowser.js), and keeps presses
 * no longer.
 */
export function tellMissingScripts(): void {
  const tell = ({ target }: Event) => {
    const isMissing = target instanceof HTMLScriptElement && target.defer;
    if (isMissing) document.querySelector('.Shell-failed')?.removeAttribute('hidden');
    if (!isMissing && document.documentElement.dataset['browser'] !== 'old') return;
    for (const pressed of window.earlyPresses ?? []) pressed.removeAttribute('aria-busy');
    window.earlyPresses = undefined;
  };
  window.addEventListener('error', tell, true);
}
