import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from '../pages/application';
import { expectScreen } from '../pages/screens';
import { textsOf } from '../pages/texts';
import { settled, WIDTHS } from '../pages/visit';
import { examine } from '../reading/axe';
import { expect, test } from '../test';

const texts = textsOf('pl');

/** "Administracja publiczna" in Katowice, first degree, full-time. */
const OFFER = 11001;
const CHOSEN =
  'Administracja, Administracja publiczna, Katowice, Studia I stopnia – licencjackie, Stacjonarne';

/** Records every heading that is visible at any time on the next pages. */
async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenHeadings: seen });
    new MutationObserver(() => {
      for (const heading of document.querySelectorAll('h1')) {
        if (heading.getClientRects().length > 0) seen.add(heading.innerText);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () =>
    page.evaluate(() => [...(window as unknown as { seenHeadings: Set<string> }).seenHeadings]);
}

function notice(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: texts.say('linki.wybrano', { wybor: CHOSEN }) });
}

function studies(page: Page): Locator {
  return page.getByRole('region', { name: texts.say('podsumowanie.studia.tytul') });
}

async function expectNoQuery(page: Page): Promise<void> {
  await expect(page).toHaveURL(({ search }) => search === '');
}

test('the id of an offer leads to its form, and no other step is shown, nor one on the way back', async ({
  page,
}) => {
  await page.setViewportSize({ width: WIDTHS.phone, height: 844 });
  await page.goto('/robots.txt');
  const headings = await watchHeadings(page);
  await page.goto(`/?oferta=${OFFER}`);
  await expectScreen(page, texts, 'summary');
  await expectNoQuery(page);
  await expect(notice(page)).toBeVisible();
  await expect(notice(page).getByRole('button')).toHaveCount(0);
  await expect(studies(page)).toContainText('Administracja publiczna');
  expect(await headings()).toEqual([texts.say('podsumowanie.tytul')]);
  await settled({ page });
  await examine(page, 'form with a notice');

  await page.reload();
  await expectScreen(page, texts, 'summary');
  await expect(studies(page)).toContainText('Administracja publiczna');
  await expect(notice(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/robots\.txt$/);
});

test('a first visit without such a query is still hydrated', async ({ page }) => {
  await page.goto('/?utm_source=x');
  await waitForHydration(page);
  await expectScreen(page, texts, 'direction');
  await expect(page).toHaveURL(/utm_source=x$/);
});
