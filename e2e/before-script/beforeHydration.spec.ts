import type { Page } from '@playwright/test';
import {
  holdScripts,
  loadFailure,
  openBeforeScript,
  openUnscripted,
  waitForHydration,
} from '../pages/application';
import { FORWARD } from '../pages/screens';
import { POLISH } from '../pages/texts';
import { examine } from '../reading/axe';
import { watchLayoutShift } from '../reading/layoutShift';
import { expect, test } from '../test';

const { say } = POLISH;

/** The headings of the groups of directions. */
const groupsOf = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button');

const isHydrated = (page: Page) =>
  page.evaluate(() => document.querySelector('main')?.getAttribute('data-prerendered') === '');

const WINDOWS = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desktop', viewport: { width: 1280, height: 900 } },
];

for (const { name, viewport } of WINDOWS) {
  test.describe(`before hydration, on a ${name}`, () => {
    test.use({ viewport });

    test('a choice, a search and a click on the forward button are replayed', async ({ page }) => {
      const release = await openBeforeScript(page);
      const row = page.getByRole('radio', { name: 'Informatyka', exact: true });
      await row.check();
      await page.getByRole('radio', { name: 'Psychologia', exact: true }).check();
      await page.getByRole('searchbox').fill('psych');
      const forward = page.getByRole('button', { name: FORWARD });
      await expect(forward).toHaveCount(1);
      await forward.click();
      await expect(forward).toHaveAttribute('aria-busy', 'true');
      release();
      await expect(page).toHaveURL(/wybor-specjalnosci$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('specjalnosc.tytul'));
      await page.goBack();
      await expect(row).not.toBeChecked();
      await expect(page.getByRole('radio', { name: 'Psychologia', exact: true })).toBeChecked();
    });

    test('hydration keeps elements, focus, scroll position and search', async ({ page }) => {
      const release = await openBeforeScript(page);
      await page.getByRole('radio', { name: 'Informatyka', exact: true }).check();
      const field = page.getByRole('searchbox');
      await field.fill('informatyk');
      await groupsOf(page).nth(1).click();
      await field.focus();
      const top = await page.evaluate(() => {
        window.scrollTo(0, 120);
        document.querySelector('main')?.setAttribute('data-prerendered', '');
        return window.scrollY;
      });
      expect(top).toBeGreaterThan(0);
      release();
      await waitForHydration(page);
      expect(await page.evaluate(() => window.scrollY)).toBe(top);
      await expect(page.getByRole('radio')).toHaveCount(1);
      await expect(page.getByRole('radio')).toBeChecked();
      await expect(page.getByRole('button', { name: FORWARD })).toHaveCount(1);
      await expect(field).toHaveValue('informatyk');
      await expect(field).toBeFocused();
      expect(await isHydrated(page)).toBe(true);
      await field.fill('');
      const groups = groupsOf(page);
      await expect(groups.nth(1)).toHaveAttribute('aria-expanded', 'true');
    });

    test('nothing shifts during hydration', async ({ page }) => {
      const layoutShift = await watchLayoutShift(page);
      const release = await openBeforeScript(page);
      await expect(page.getByRole('radio').first()).toBeVisible();
      await page.locator('main').evaluate((main) => main.setAttribute('data-prerendered', ''));
      release();
      await waitForHydration(page);
      expect(await layoutShift()).toBeLessThan(0.02);
      expect(await isHydrated(page)).toBe(true);
    });

    test('no rule of accessibility is broken', async ({ page }) => {
      await openBeforeScript(page);
      await page.getByRole('radio').first().check();
      await expect(page.getByRole('button', { name: FORWARD })).toBeVisible();
      await examine(page, name);
    });
  });
}

test('on a dark system the switch is on, and counts beside a choice', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const release = await openBeforeScript(page);
  const dark = page.getByRole('switch');
  await expect(dark).toBeChecked();
  await page.getByRole('radio', { name: 'Informatyka', exact: true }).check();
  await dark.click();
  release();
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'light');
  await expect(dark).not.toBeChecked();
  await expect(page.getByRole('radio', { name: 'Informatyka', exact: true })).toBeChecked();
});

test('after a reload the switch shows the chosen theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await waitForHydration(page);
  const dark = page.getByRole('switch');
  await dark.click();
  await expect(dark).toBeChecked();
  await page.reload();
  await waitForHydration(page);
  await expect(dark).toBeChecked();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an open panel stays open', async ({ page }) => {
    const release = await openBeforeScript(page);
    await page.locator('nav summary').click();
    release();
    await waitForHydration(page);
    await expect(page.getByRole('switch')).toBeVisible();
  });
});

test.describe('without its script', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the page says that it cannot be loaded', async ({ page }) => {
    await page.route('**/assets/main*.js', (route) => route.abort());
    await page.goto('/');
    await expect(loadFailure(page).getByRole('link')).toHaveCount(2);
    await expect(page.getByRole('radio').first()).toBeVisible();
    await expect(page.locator('.Shell')).toBeHidden();
  });
});

test('Enter on a row clicks the forward button, and submits no form', async ({ page }) => {
  const release = await openBeforeScript(page);
  const row = page.getByRole('radio', { name: 'Informatyka', exact: true });
  await row.press('Enter');
  await row.press('Space');
  await row.press('Enter');
  release();
  await expect(page).toHaveURL(/wybor-specjalnosci$/);
});

test('a catalogue that has changed wins, and keeps a choice that it still has', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.route('**/dks', async (route) => {
    const answer = await route.fetch();
    const offers = (await answer.json()) as object[];
    const kept = offers.filter((offer) => !JSON.stringify(offer).includes('Administracja'));
    await route.fulfill({ response: answer, json: kept });
  });
  await openUnscripted(page, '/');
  await expect(page.getByRole('radio', { name: 'Administracja', exact: true })).toBeVisible();
  const row = page.getByRole('radio', { name: 'Informatyka', exact: true });
  await row.check();
  release();
  await waitForHydration(page);
  await expect(page.getByRole('radio', { name: 'Administracja', exact: true })).toHaveCount(0);
  await expect(row).toBeChecked();
  await expect(page.getByRole('button', { name: FORWARD })).toHaveCount(1);
});

test('without scripts the page says so, and shows no list that does nothing', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(baseURL ?? '');
  await expect(page.locator('.Shell-noscript')).toBeVisible();
  await expect(page.locator('.Shell-noscript').getByRole('link')).toHaveText(/^\+48 /);
  await expect(page.locator('.Shell-title')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeHidden();
  await context.close();
});
