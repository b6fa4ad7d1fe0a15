import { expect, type Page } from '@playwright/test';

/** Closes the open dialog or calendar by Escape, once it has the focus: a key that comes earlier reaches the page below. */
export async function closeByEscape(page: Page): Promise<void> {
  await expect(page.locator('.MuiModal-root:focus-within')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
