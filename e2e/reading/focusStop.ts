/** A page in which functions can run. */
export interface Evaluator {
  evaluate: <Result>(read: () => Promise<Result>) => Promise<Result>;
}

/** The focused element as it is displayed, in CSS pixels of the window. */
export interface FocusStop {
  /** Its text, for reports. */
  name: string;
  /** The size of its click target: the row of a radio or checkbox, the box of a field, else the control. */
  width: number;
  height: number;
  /** A link in a sentence, with the height of a line (WCAG 2.5.8, "inline"). */
  inText: boolean;
  /** A primary button of the application. */
  primary: boolean;
  /** Completely inside the window, or filling it. */
  inWindow: boolean;
  /** Elements over its centre or corners. */
  coveredBy: string[];
  /** It has a visible focus indicator. */
  marked: boolean;
  /** The previous element's indicator disappeared when the focus left. */
  formerMarked: boolean;
  /** Elements that clip its focus ring. */
  ringCutBy: string[];
  /** Its position in the page; null for floating elements and those outside of the screen. */
  place: { top: number; left: number; bottom: number } | null;
}

/** Measures the focused element; null when there is none. */
export async function focusStop(page: Evaluator): Promise<FocusStop | null> {
  return page.evaluate(async () => {
    // Even with reduced motion a change takes until the next frame.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const field = element.matches('select, textarea, input:not([type="checkbox"], [type="radio"])');
    // The sections of a date share a focus ring.
    const box = element.closest('label') ?? (field ? element.parentElement : null) ?? element;
    const rect = box.getClientRects()[0] ?? box.getBoundingClientRect();

    const describe = (one: Element) =>
      `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''} ${one.textContent.slice(0, 30)}`;
    const labels = 'labels' in element ? (element as HTMLInputElement).labels : null;
    const words =
      element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent;

    const inset = Math.min(8, rect.width / 4, rect.height / 4);
    const [xs, ys] = [
      [rect.left + inset, rect.left + rect.width / 2, rect.right - inset],
      [rect.top + inset, rect.top + rect.height / 2, rect.bottom - inset],
    ];
    const points = xs.flatMap((x) => ys.map((y) => [x, y] as const));
    const inWindow =
      rect.left >= 0 &&
      rect.right <= innerWidth &&
      (rect.height > innerHeight || (rect.top >= 0 && rect.bottom <= innerHeight));
    const over = points
      .map(([x, y]) => document.elementFromPoint(x, y))
      .filter((hit) => hit !== null && !box.contains(hit))
      .map((hit) => (hit === null ? '' : describe(hit)));

    const drawn = [element, box].find((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
    const look = (one: Element) => {
      const { outline, boxShadow, borderColor } = getComputedStyle(one);
      return `${outline} ${boxShadow} ${borderColor}`;
    };
    const kept = window as { formerStop?: { drawn: Element | undefined; look: string } };
    const former = kept.formerStop;
    const formerMarked =
      former?.drawn === undefined ||
      former.drawn.contains(element) ||
      look(former.drawn) !== former.look;
    kept.formerStop = { drawn, look: drawn === undefined ? '' : look(drawn) };

    const ringCutBy: string[] = [];
    if (drawn !== undefined) {
      const { outlineWidth, outlineOffset } = getComputedStyle(drawn);
      const reach = Math.max(0, parseFloat(outlineOffset) + parseFloat(outlineWidth));
      const ring = drawn.getBoundingClientRect();
      for (let one = drawn.parentElement; one; one = one.parentElement) {
        if (one === document.body) break;
        if (getComputedStyle(one).overflow === 'visible') continue;
        const edge = one.getBoundingClientRect();
        const cut =
          ring.left - reach < edge.left - 1 ||
          ring.right + reach > edge.right + 1 ||
          ring.top - reach < edge.top - 1 ||
          ring.bottom + reach > edge.bottom + 1;
        if (cut) ringCutBy.push(describe(one));
      }
    }

    let floats = element.closest('main') === null;
    for (let one: Element | null = element; one; one = one.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) floats = true;
    }
    return {
      name: words.replace(/\s+/g, ' ').trim().slice(0, 60) || describe(element),
      width: rect.width,
      height: rect.height,
      inText:
        element.matches('a') &&
        /^inline(-block)?$/.test(getComputedStyle(element).display) &&
        element.parentElement?.textContent !== element.textContent,
      primary: element.matches('.Button--contained, .MuiButton-contained'),
      inWindow,
      coveredBy: [...new Set(over)],
      marked: drawn !== undefined,
      formerMarked,
      ringCutBy,
      place: floats
        ? null
        : {
            top: rect.top + scrollY,
            left: rect.left + scrollX,
            bottom: rect.bottom + scrollY,
          },
    };
  });
}

const SMALLEST = 24;
const SMALLEST_PRIMARY = 44;

/** The faults of a stop, compared with the previous one on the same screen. */
export function faultsOf(stop: FocusStop, before: FocusStop | null): string[] {
  const least = stop.primary ? SMALLEST_PRIMARY : SMALLEST;
  const faults = [
    !stop.inWindow && 'is not whole in the window',
    stop.coveredBy.length > 0 && `is covered by ${stop.coveredBy.join(', ')}`,
    !stop.marked && 'shows no focus',
    before !== null && !stop.formerMarked && `looks as "${before.name}" still had the focus`,
    stop.ringCutBy.length > 0 && `has a ring that is cut by ${stop.ringCutBy.join(', ')}`,
    !stop.inText &&
      Math.min(stop.width, stop.height) < least &&
      `is ${stop.width.toFixed(0)} x ${stop.height.toFixed(0)} px, less than ${least}`,
    before !== null && !follows(stop, before) && `does not follow "${before.name}"`,
  ];
  return faults.filter((fault) => fault !== false).map((fault) => `"${stop.name}" ${fault}`);
}

/** Below the previous one, or to its right on the same line or in the next column. */
function follows({ place }: FocusStop, { place: former }: FocusStop): boolean {
  if (place === null || former === null) return true;
  const sameLine = place.top < former.bottom && former.top < place.bottom;
  return place.left > former.left || (!sameLine && place.top >= former.top);
}
