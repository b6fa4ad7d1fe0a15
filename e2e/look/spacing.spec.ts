import type { Locator } from '@playwright/test';
import { PATHS } from '../../src/domain/screens';
import { openScreen } from '../pages/screens';
import { open, startVisit } from '../pages/visit';
import { expect, test } from '../test';

/** The edges of an element in the window, in CSS pixels. */
const edges = (element: Locator) =>
  element.evaluate((one) => {
    const { top, bottom, left, right, width } = one.getBoundingClientRect();
    return { top, bottom, left, right, width };
  });

test('no separator follows the name of a single step in the panel', async ({ page }) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 1280 });
  const { 1: direction = [] } = visit.whole.history;
  await openScreen(visit, 'specialisation', { ...visit.whole, history: { 1: direction } });
  const name = page
    .getByRole('complementary')
    .getByText(visit.texts.say('krok.nazwa.formularz'), { exact: true });
  expect(await name.evaluate((one) => getComputedStyle(one, '::after').content)).toBe('none');
});

test('all sections of the form are visible in a low window, clear of the line below them', async ({
  page,
}) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 1280 });
  await page.setViewportSize({ width: 1366, height: 660 });
  await openScreen(visit, 'summary');
  const panel = page.getByRole('complementary');
  const sections = panel.getByRole('list', { name: visit.texts.say('panel.sekcje.tytul') });
  const flags = panel.locator('section').filter({ has: page.getByRole('switch') });
  // It comes with the form's chunk, and moves what is below it.
  await expect(sections.getByRole('link').last()).toBeInViewport({ ratio: 1 });
  const space = (await edges(flags)).top - (await edges(sections)).bottom;
  expect(space).toBeGreaterThanOrEqual(8);
});

test('the lines of the help stand below each other on a tablet', async ({ page }) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 768 });
  await openScreen(visit, 'city');
  const phone = page.getByRole('link', { name: /\+48/ }).filter({ visible: true });
  const support = page
    .getByRole('button', { name: visit.texts.say('pomoc.dane.pokaz') })
    .filter({ visible: true });
  const [above, below] = [await edges(phone), await edges(support)];
  expect(below.left).toBe(above.left);
  expect(below.top).toBeGreaterThanOrEqual(above.bottom);
});

test('the buttons of the completion page are as wide as its cards on a phone', async ({ page }) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 390 });
  await openScreen(visit, 'completion');
  const receipt = page.getByRole('region', { name: visit.texts.say('zakonczenie.numer') });
  const { width } = await edges(receipt);
  const actions = page.getByRole('button', { name: visit.texts.say('zakonczenie.nowe') });
  for (const button of await actions.locator('..').getByRole('button').all()) {
    expect((await edges(button)).width).toBeCloseTo(width);
  }
});

test('in the data for support nothing moves when all of them are shown', async ({ page }) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 390 });
  await open(visit, PATHS.city, visit.whole);
  await page
    .getByRole('button', { name: visit.texts.say('pomoc.dane.pokaz') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const all = dialog.getByRole('button', { name: visit.texts.say('pomoc.dane.wszystkie') });
  const space = async () =>
    (await edges(all)).top -
    (await edges(dialog.getByText(visit.texts.say('pomoc.dane.opis')))).bottom;
  const before = await space();
  expect(before).toBeGreaterThan(15);
  await all.click();
  await expect(dialog.getByRole('textbox')).toBeVisible();
  await expect.poll(space).toBeCloseTo(before);
});
