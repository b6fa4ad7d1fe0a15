import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from '../pages/application';
import { expectScreen, openScreen } from '../pages/screens';
import { textsOf } from '../pages/texts';
import { startVisit, WIDTHS } from '../pages/visit';
import { examine } from '../reading/axe';
import { expect, test } from '../test';

const VIEW = { language: 'pl', scheme: 'light', width: WIDTHS.desktop } as const;
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
    .filter({ hasText: /[Ll]ink/ });
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
  await expect(notice(page)).toContainText(texts.say('linki.wybrano', { wybor: CHOSEN }));
  await expect(notice(page).getByRole('button')).toHaveCount(0);
  await expect(studies(page)).toContainText('Administracja publiczna');
  expect(await headings()).toEqual([texts.say('podsumowanie.tytul')]);
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

test('the page of links makes them by keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const visit = await startVisit(page, { ...VIEW, scheme: 'dark', width: WIDTHS.phone });
  await openScreen(visit, 'links');
  const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true });
  await field('Kierunek').focus();
  await page.keyboard.type('Administracja');
  await expect(field('Kierunek')).toHaveValue('Administracja');
  await page.keyboard.press('Tab');
  await page.keyboard.type('E-a');
  await expect(field('Specjalność')).toHaveValue('E-administracja');
  await field(texts.say('linki.promo')).fill('wiosna');
  const link = page.getByRole('region', { name: texts.say('linki.gotowy') }).getByRole('link');
  await expect(link).toHaveText(/\/wiosna\?jezyk=pl&kierunek=Administracja&specjalnosc=E-admin/);
  const offers = page.getByRole('region', { name: texts.say('linki.oferty') });
  await expect(offers.getByRole('link')).toHaveText([/wiosna\?oferta=11017$/, /oferta=11018$/]);
  const copy = offers.getByRole('button', { name: texts.say('pomoc.dane.kopiuj_link') });
  await copy.last().press('Enter');
  await expect(offers.getByRole('status')).toHaveText(texts.say('pomoc.dane.skopiowano'));
  await examine(page, 'page of links');
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths).toEqual([WIDTHS.phone, WIDTHS.phone]);

  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expectScreen(page, texts, 'summary');
  await expect(studies(page)).toContainText('Online');
});
