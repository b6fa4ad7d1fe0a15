import type { Page, Route } from '@playwright/test';
import { openUnscripted } from '../pages/application';
import { expect, test } from '../test';

// The browser's own messages about the scripts that it cannot run.
test.use({ expectedErrors: [/SyntaxError|hasOwn|^$/] });

async function expectTooOld(page: Page): Promise<void> {
  const alert = page.getByRole('alert').filter({ visible: true });
  await expect(alert).toHaveCount(1);
  await expect(alert).toHaveClass(/--old/);
  for (const language of ['pl', 'en']) {
    await expect(alert.locator(`[lang=${language}]`)).toBeVisible();
  }
}

/** Invalid syntax stands in for syntax that a browser is too old for. */
function unreadable(route: Route): Promise<void> {
  return route.fulfill({ contentType: 'text/javascript', body: 'class A { static { let let; } }' });
}

test('a browser that cannot parse the script is told to be too old, and no click waits', async ({
  page,
}) => {
  const held: Route[] = [];
  await page.route(/\/assets\/main\./, (route) => void held.push(route));
  await openUnscripted(page, '/');
  const flag = page.getByRole('button', { name: 'English' }).first();
  await flag.click();
  await expect(flag).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => held.length).toBe(1);
  for (const route of held) await unreadable(route);
  await expectTooOld(page);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});

test('a browser without the newest required function shows "too old"', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Object, 'hasOwn');
  });
  await page.goto('/');
  await expectTooOld(page);
});
