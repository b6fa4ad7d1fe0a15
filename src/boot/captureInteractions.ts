/*
 * Until hydration the pre-rendered first screen (docs/adr/0011) works by itself: its radios are native, and the style
 * sheet shows the forward button once one is checked. Only clicks on other controls have to be captured; the last one
 * is replayed after hydration (replayInteractions.ts).
 */

interface CapturedClicks {
  /** The control to click after hydration: the last one, unless another click has cancelled it. */
  clicked: HTMLElement | null;
  /** Lets clicks take effect. */
  release: () => void;
  stop: () => void;
}

declare global {
  interface Window {
    /** Undefined when nothing is captured, and after the replay. */
    captured?: CapturedClicks | undefined;
  }
}

const CONTROLS = '#root :is(button, [role=switch], a[href^="/"])';
/** A second click on these cancels the first. */
const TOGGLES = '[aria-expanded], [role=switch]';

/** Captures clicks until `window.captured.release()`. The captured control pulses and has no effect of its own. */
export function captureInteractions(): void {
  let released = false;
  const remember = (control: HTMLElement | null) => {
    captured.clicked?.removeAttribute('aria-busy');
    control?.setAttribute('aria-busy', 'true');
    captured.clicked = control;
  };
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>(CONTROLS);
    const { clicked } = captured;
    if (control !== null) {
      if (!released) event.preventDefault();
      const isCancelled = control === clicked && control.matches(TOGGLES);
      remember(released || isCancelled ? null : control);
    } else if (event.target.matches('[type=radio]') && clicked?.matches('[type=submit]')) {
      // The forward button was clicked for another choice.
      remember(null);
    }
  };
  const captured: CapturedClicks = {
    clicked: null,
    release: () => {
      captured.clicked?.removeAttribute('aria-busy');
      released = true;
    },
    stop: () => {
      captured.clicked?.removeAttribute('aria-busy');
      document.removeEventListener('click', onClick, true);
    },
  };
  document.addEventListener('click', onClick, true);
  window.captured = captured;
}

export function stopCapture(): void {
  window.captured?.stop();
  window.captured = undefined;
}

/** Shows that the application cannot be loaded (public/index.html), and stops the capture of clicks. */
export function showLoadFailure(): void {
  document.querySelector('[data-load-failure]')?.removeAttribute('hidden');
  stopCapture();
}

/**
 * Shows the failure when a script fails to load, or before hydration when a page comes in its place, as from a network
 * that asks to log in. An old browser that cannot parse a script has a message of its own (public/oldBrowser.js).
 */
export function watchScripts(): void {
  window.addEventListener(
    'error',
    ({ target, error }: ErrorEvent) => {
      const isReplaced = window.captured !== undefined && error instanceof SyntaxError;
      if (document.documentElement.dataset['browser'] === 'old') stopCapture();
      else if (isReplaced || (target instanceof HTMLScriptElement && target.defer)) {
        showLoadFailure();
      }
    },
    true,
  );
}
