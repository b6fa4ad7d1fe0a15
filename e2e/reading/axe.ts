import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The page while a dialog is open. */
const BEHIND = '#root[aria-hidden="true"]';

/** @param part CSS selector of what is examined, instead of the whole page */
export async function axeFindings(page: Page, part = 'html'): Promise<string[]> {
  // The builder would inject axe twice, at each stop.
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS);
  // The other mode is for frames, which the page does not have; this one is three times as fast.
  // Below an open dialog is a page that was examined without it.
  const { violations } = await axe.include(part).exclude(BEHIND).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`,
    ),
  );
}

/** Examines the page, or a part of it, with axe and fails with its findings at the end of the test. */
export async function examine(page: Page, name: string, part?: string): Promise<void> {
  expect.soft(await axeFindings(page, part), name).toEqual([]);
}
