import { startBackend } from '../backend/server';
import { loadFailure, waitForFonts, waitForHydration } from '../pages/application';
import { expect, test } from '../test';

test('on a dark system the page is never light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const { dataset } = document.documentElement;
      dataset['seen'] = `${dataset['seen'] ?? ''} ${dataset['muiColorScheme'] ?? ''}`;
    }).observe(document, { subtree: true, attributeFilter: ['data-mui-color-scheme'] });
  });
  await page.goto('/');
  await waitForHydration(page);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-mui-color-scheme', 'dark');
  await expect(html).toHaveAttribute('data-seen', /^( dark)+$/);
});

test.describe('when the application throws on evaluation', () => {
  test.use({ expectedErrors: [/no symbols/] });

  test('an error message is shown, and clicks are not captured', async ({ page }) => {
    await page.addInitScript(() => {
      Symbol.for = () => {
        throw new Error('no symbols');
      };
    });
    await page.goto('/');
    await expect(loadFailure(page)).toBeVisible();
    await page.waitForFunction(() => window.captured === undefined);
  });
});

test('under a base path the page finds its scripts, texts, calls and fonts', async ({ page }) => {
  const { url, stop } = await startBackend({ CONFIG_BASE_PATH: '/rekrutacja/2027/' });
  try {
    // The page is behind a proxy that passes on nothing but the base path.
    await page.route(/^(?!.*\/rekrutacja\/2027\/)/, (route) => route.abort());
    await page.goto(`${url}rekrutacja/2027/`);
    await expect(page.getByRole('radio').first()).toBeVisible();
    await waitForFonts(page);
    // Pending requests end with the page.
    await page.goto('about:blank');
  } finally {
    await stop();
  }
});

test.describe('before the application has loaded', () => {
  test.use({ expectedErrors: [/ERR_FAILED/], colorScheme: 'light' });

  test('a kept theme and language are those of the page, without the first screen', async ({
    page,
  }) => {
    await page.route('**/assets/main*.js', (route) => route.abort());
    await page.addInitScript(() => {
      const kept = { theme: '{"dark":true}', language: '{"language":"eng"}' };
      localStorage.setItem('persist:rekrutacja', JSON.stringify(kept));
    });
    await page.goto('/');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-mui-color-scheme', 'dark');
    await expect(html).toHaveAttribute('lang', 'en-GB');
    await expect(page.locator('.Shell')).toBeVisible();
    await expect(page.getByRole('radio').first()).toBeHidden();
  });
});
