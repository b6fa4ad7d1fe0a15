/** The longest time, in milliseconds, from the start of the first tap of a double tap to the start of the second. */
const DOUBLE_TAP_MS = 400;

/** The farthest, in CSS pixels, that the two taps of a double tap are apart. */
const DOUBLE_TAP_PX = 30;

/** The events by which a tap presses, focuses or opens something. */
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

/** Whether `second` ends a double tap of a finger or a pen whose first tap has led to another screen. */
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
 * Keeps the second tap of a double tap from acting on the screen that the first tap has opened. A tap in another place,
 * after the interval of a double tap or with another pointer acts at once, and so does every key. Of a mouse the system
 * itself says which press is the second of a double click (`detail`): browsers count the taps of a finger in different ways.
 *
 * @returns a function that ends it
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
    // The second press of a double click belongs to the screen of the first one.
    ignored = detail === 2 && clicked !== location.pathname;
    if (!ignored) clicked = location.pathname;
  };
  const onEffect = (event: MouseEvent) => {
    if (event.type === 'mousedown') onMouseDown(event);
    // A click by a key or by a script counts no presses of a pointer.
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
