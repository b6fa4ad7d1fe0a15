import type { Page, Route } from '@playwright/test';
import { chooseStudies } from './site/journey';
import { expect, test } from './test';

const STUDIES = {
  group: 'Pozostałe studia podyplomowe',
  direction: 'Doradztwo zawodowe i personalne',
  options: ['Niestacjonarne', 'Katowice'],
};
const FORM_CODE = '**/assets/enrolment*.js';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const email = (page: Page) => page.getByLabel('Adres e-mail');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Scrolls the form to the e-mail address and tells how far down that is. */
async function openDownTheForm(page: Page): Promise<number> {
  await chooseStudies(page, STUDIES);
  await email(page).scrollIntoViewIfNeeded();
  const top = await scrolled(page);
  expect(top).toBeGreaterThan(500);
  return top;
}

test('after a reload the form is where it was, and at its top when it is gone to', async ({
  page,
}) => {
  const top = await openDownTheForm(page);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(top);
  await page.goBack();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.goForward();
  await expect(email(page)).toBeVisible();
  expect(await scrolled(page)).toBe(0);
});

test('a list of errors longer than the window is read from its beginning', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDownTheForm(page);
  const submit = page.getByRole('button', { name: /zakończ rekrutację$/ });
  const title = page.getByRole('heading', { name: /^Popraw/ });
  const top = async () => (await title.boundingBox())?.y ?? -1;
  await submit.click();
  // Under the bar at the top of the window.
  await expect.poll(top).toBeGreaterThan(60);
  await expect.poll(top).toBeLessThan(160);
  await email(page).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Wróć do listy błędów' }).click();
  await expect.poll(top).toBeGreaterThan(60);
});

test('a second reload before the form is there keeps its place', async ({ page }) => {
  const top = await openDownTheForm(page);
  await page.route(FORM_CODE, () => undefined);
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await page.unroute(FORM_CODE);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(top);
});

test('whoever goes on before the form is there is left where they are', async ({ page }) => {
  const top = await openDownTheForm(page);
  const held: Route[] = [];
  await page.route(FORM_CODE, (route) => void held.push(route));
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => held.length).toBe(1);
  await page.keyboard.press('Shift');
  await held[0]?.continue();
  await expect(email(page)).toBeVisible();
  expect(await scrolled(page)).toBeLessThan(top);
});
