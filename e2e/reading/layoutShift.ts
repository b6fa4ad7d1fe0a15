import type { Page } from '@playwright/test';
import { waitForFonts } from '../pages/application';

/**
 * Measures how much the next pages shift.
 *
 * @returns reads the sum of the present page's shifts, once its fonts are loaded
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const { value } of entries as unknown as { value: number }[]) sum += value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const layoutShift = () => {
      add(observer.takeRecords());
      return sum;
    };
    Object.assign(window, { layoutShift });
  });
  return async () => {
    await waitForFonts(page);
    return page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      // This frame may still move something; the next one starts after it.
      await new Promise(requestAnimationFrame);
      return (window as unknown as { layoutShift: () => number }).layoutShift();
    });
  };
}
