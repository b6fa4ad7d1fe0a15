import type { Page } from '@playwright/test';

/** Descriptions of everything that is hidden or clipped; empty when all is well. */
export async function lost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    const words = (one: Element) =>
      `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''} "${one.textContent.trim().slice(0, 40)}"`;
    if (root.scrollWidth > root.clientWidth) {
      faults.push(`the page is ${root.scrollWidth} px wide in ${root.clientWidth}`);
    }

    // Behind a dialog, too, which hides the page.
    const isHidden = (one: Element) =>
      !one.checkVisibility({ visibilityProperty: true }) ||
      one.closest('.sr, [inert], #root[aria-hidden="true"]') !== null;
    const floats = (one: Element | null): boolean =>
      one !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(one).position) || floats(one.parentElement));

    const controls = [
      ...document.querySelectorAll('a[href], button, input, select, summary, textarea'),
    ]
      .filter((one) => !isHidden(one) && !one.matches('.SkipLink, :disabled'))
      .map((one) => ({ one, box: one.closest('label') ?? one }));
    for (const { one, box } of controls) {
      // A label may be higher than the window; then its control has to be visible.
      const target = box.clientHeight > innerHeight / 2 ? one : box;
      target.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { left, right, top, height, width } = box.getBoundingClientRect();
      if (width === 0 || height === 0) continue;
      if (left < -1 || right > innerWidth + 1) faults.push(`${words(box)} is cut at the side`);
      const line = one.getClientRects()[0] ?? one.getBoundingClientRect();
      const hit = document.elementFromPoint(
        line.left + line.width / 2,
        Math.min(line.top + line.height / 2, top + height - 1),
      );
      if (hit === null || !(box.contains(hit) || hit.contains(one))) {
        faults.push(
          `${words(box)} cannot be pressed for ${hit === null ? 'the edge' : words(hit)}`,
        );
      }
    }

    const boxes = controls
      .filter(({ box }) => !floats(box))
      .map(({ box }) => ({ box, rect: box.getBoundingClientRect() }));
    boxes.forEach((first, index) => {
      for (const second of boxes.slice(index + 1)) {
        if (first.box.contains(second.box) || second.box.contains(first.box)) continue;
        const [a, b] = [first.rect, second.rect];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 1 && down > 1) {
          faults.push(`${words(first.box)} overlaps ${words(second.box)}`);
        }
      }
    });

    for (const one of document.querySelectorAll('body *:not(svg *, .sr, .sr *, select)')) {
      if (isHidden(one) || !(one instanceof HTMLElement)) continue;
      const { overflowX, overflowY } = getComputedStyle(one);
      const cut =
        (['hidden', 'clip'].includes(overflowX) && one.scrollWidth > one.clientWidth + 1) ||
        (['hidden', 'clip'].includes(overflowY) && one.scrollHeight > one.clientHeight + 2);
      if (
        cut &&
        one.textContent.trim() !== '' &&
        !one.matches('[data-noun], .note, [data-one-line], [data-one-line] :is(ol, span)')
      ) {
        faults.push(`${words(one)} is cut`);
      }
    }
    return faults;
  });
}
