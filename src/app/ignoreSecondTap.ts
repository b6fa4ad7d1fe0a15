/** The maximum time between the starts of the two taps of a double tap, in milliseconds. */
const DOUBLE_TAP_MS = 400;

/** The maximum distance between the two taps of a double tap, in CSS pixels. */
const DOUBLE_TAP_PX = 30;

/** The events by which a tap activates or focuses something. */
const EFFECTS = ['mousedown', 'click'] as const;

interface Tap {
  pointerType: string;
  x: number;
  y: number;
  time: number;
  /** The path at the start of the tap. */
  pathname: string;
}

function tapOf(event: PointerEvent): Tap {
  const { pointerType, clientX, clientY, timeStamp } = event;
  return { pointerType, x: clientX, y: clientY, time: timeStamp, pathname: location.pathname };
}

/** Returns whether `second` completes a double tap by touch or pen whose first tap opened another screen. */
function isSecondTap(first: Tap, second: Tap): boolean {
  return (
    first.pathname !== second.pathname &&
    first.pointerType === second.pointerType &&
    second.pointerType !== 'mouse' &&
    second.time - first.time <= DOUBLE_TAP_MS &&
    Math.hypot(second.x - first.x, second.y - first.y) <= DOUBLE_TAP_PX
  );
}

/**
 * Ignores the second tap of a double tap on the screen that the first tap opened. A tap at another position, after the
 * interval of a double tap or with another pointer acts at once, and so does every key. For a mouse, `detail`
 * identifies the second click; browsers count taps differently.
 *
 * @returns a function that removes the listeners
 */
export function ignoreSecondTap(): () => void {
  let last: Tap | null = null;
  let ignored = false;
  const onDown = (event: PointerEvent) => {
    if (!event.isPrimary) return;
    const tap = tapOf(event);
    ignored = last !== null && isSecondTap(last, tap);
    if (!ignored) last = tap;
  };
  let clicked = '';
  const onMouseDown = ({ detail }: MouseEvent) => {
    if (last?.pointerType !== 'mouse') return;
    // The second click of a double click belongs to the previous screen.
    ignored = detail === 2 && clicked !== location.pathname;
    if (!ignored) clicked = location.pathname;
  };
  const onEffect = (event: MouseEvent) => {
    if (event.type === 'mousedown') onMouseDown(event);
    // A click by keyboard or script has a count of 0.
    if (!ignored || event.detail === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('pointerdown', onDown, true);
  for (const type of EFFECTS) window.addEventListener(type, onEffect, true);
  return () => {
    window.removeEventListener('pointerdown', onDown, true);
    for (const type of EFFECTS) window.removeEventListener(type, onEffect, true);
  };
}
