/** The longest time between the two clicks of a double click, in milliseconds, and their distance in CSS pixels. */
const DOUBLE_CLICK_MS = 400;
const DOUBLE_CLICK_PX = 30;

/** Ignores the second click or tap of two on the screen that the first one opened, where it would choose something. */
export function ignoreSecondTap(): () => void {
  let last = { pathname: location.pathname, x: 0, y: 0, time: 0 };
  const onClick = (event: MouseEvent) => {
    const { pathname } = location;
    const { detail, clientX: x, clientY: y, timeStamp: time } = event;
    const isNear = Math.hypot(x - last.x, y - last.y) <= DOUBLE_CLICK_PX;
    const isMouse = 'pointerType' in event && event.pointerType === 'mouse';
    // Browsers count the clicks of a mouse, and not all of them the taps; a click by keyboard or script counts as 0.
    const isSecond =
      detail === 2 || (detail === 1 && !isMouse && isNear && time - last.time <= DOUBLE_CLICK_MS);
    const isIgnored = isSecond && last.pathname !== pathname;
    last = { pathname, x, y, time };
    if (!isIgnored) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('click', onClick, true);
  return () => window.removeEventListener('click', onClick, true);
}
