/** How the texts of a page fit. */
export interface PageFit {
  /** Clipped, overflowing and overlapping texts and what scrolls sideways, with a description of each. */
  cut: string[];
  /** Of the page and of the screen, in CSS pixels. */
  width: number;
  available: number;
}

/**
 * Measures the page it runs in, after all animations. Runs in the browser, so it must not use anything from outside.
 */
export async function readFit(): Promise<PageFit> {
  const TOLERANCE = 1;

  // Asked at each frame: `finished` may never settle for an element that is removed meanwhile.
  const isMoving = () =>
    document
      .getAnimations()
      .some(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
  while (isMoving()) await new Promise(requestAnimationFrame);
  // The fonts are loaded last, after the catalogue.
  const waitsForFonts = () =>
    document.querySelector('main:not(:has([aria-busy=true]))') !== null &&
    ![...document.fonts].some(({ family }) => family.includes('Inter Variable'));
  while (waitsForFonts()) await new Promise(requestAnimationFrame);
  await document.fonts.ready;
  // What is out of view may not have been laid out.
  const whole = new CSSStyleSheet();
  whole.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(whole);

  const style = (element: Element) => getComputedStyle(element);
  const withParents = (element: Element): Element[] =>
    element.parentElement ? [element, ...withParents(element.parentElement)] : [element];
  const isForReaders = (element: Element) =>
    withParents(element).some((one) => {
      const { width, height } = one.getBoundingClientRect();
      return width <= 1 && height <= 1 && style(one).overflow === 'hidden';
    });
  const floats = (element: Element) =>
    withParents(element).some((one) => ['fixed', 'sticky'].includes(style(one).position));
  const place = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}: ${element.textContent.slice(0, 60)}`;
  const ownTexts = (element: Element) =>
    [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '',
    );

  // The list of phone prefixes shows its value in another element.
  const isInvisible = (element: Element) =>
    style(element).webkitTextFillColor === 'rgba(0, 0, 0, 0)';

  const seen = [...document.body.querySelectorAll('*')].filter(
    (one) => one.checkVisibility() && !isForReaders(one) && !isInvisible(one),
  );
  const onThePage = seen.filter(
    (one) => ownTexts(one).length > 0 && !floats(one) && !one.closest('[aria-hidden=true]'),
  );

  const clips = (value: string) => value === 'hidden' || value === 'clip';
  const hidesText = (element: Element) => {
    const { overflowX, overflowY, textOverflow } = style(element);
    const x = element.scrollWidth > element.clientWidth + TOLERANCE;
    const y = element.scrollHeight > element.clientHeight + TOLERANCE;
    const scrollsSideways = x && (overflowX === 'auto' || overflowX === 'scroll');
    const hidesX = x && (clips(overflowX) || textOverflow === 'ellipsis');
    return scrollsSideways || hidesX || (y && clips(overflowY));
  };
  const blockOf = (element: Element) =>
    withParents(element).find((one) => !style(one).display.startsWith('inline')) ?? element;
  const linesOf = (element: Element) =>
    ownTexts(element).flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
  const leavesItsBox = (element: Element) => {
    const box = blockOf(element).getBoundingClientRect();
    const left = Math.max(box.left, 0) - TOLERANCE;
    const right = Math.min(box.right, document.documentElement.clientWidth) + TOLERANCE;
    return linesOf(element).some((line) => line.left < left || line.right > right);
  };
  const pen = document.createElement('canvas').getContext('2d');
  const textWidth = (text: string, element: Element) => {
    if (!pen) return 0;
    pen.font = style(element).font;
    return pen.measureText(text).width;
  };
  const holdsLess = (element: Element) => {
    const { paddingLeft, paddingRight } = style(element);
    const room = element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    if (element instanceof HTMLInputElement && element.value === '') {
      return textWidth(element.placeholder, element) > room;
    }
    const empty = element instanceof HTMLSelectElement && element.value === '';
    return empty && textWidth(element.selectedOptions[0]?.text ?? '', element) > room;
  };

  /** Fixed to the lower edge and covering the end of the page at any scroll position. */
  const coversTheEnd = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const isBar = top > 0 && Math.abs(bottom - window.innerHeight) <= TOLERANCE;
    if (style(element).position !== 'fixed' || !isBar) return false;
    const ends = onThePage.map((one) => one.getBoundingClientRect().bottom + window.scrollY);
    const below = document.documentElement.scrollHeight - Math.max(...ends);
    return below < bottom - top - TOLERANCE;
  };
  const covers = (one: DOMRect, other: DOMRect) => {
    const x = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const y = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return x > TOLERANCE && y > Math.min(one.height, other.height) / 4;
  };
  const lines = onThePage.flatMap((one) => linesOf(one).map((line) => ({ one, line })));
  const overlapping = lines.flatMap((first, index) =>
    lines
      .slice(index + 1)
      .filter((second) => second.one !== first.one && covers(first.line, second.line))
      .map((second) => `${place(first.one)} on ${place(second.one)}`),
  );
  /**
   * In narrow windows the selections in the header are cut to one line, and the bar of steps leaves the name of the step
   * out; the panel and the heading have them.
   */
  const isOneLine = (element: Element) => element.closest('[data-one-line]') !== null;
  const cut = seen.filter(
    (element) =>
      !isOneLine(element) &&
      ((element.textContent.trim() !== '' && hidesText(element)) ||
        (element.tagName !== 'OPTION' && leavesItsBox(element)) ||
        coversTheEnd(element) ||
        holdsLess(element)),
  );
  return {
    cut: [...cut.map(place), ...overlapping],
    width: document.documentElement.scrollWidth,
    available: window.innerWidth,
  };
}
