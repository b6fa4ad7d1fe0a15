import type { Locator } from '@playwright/test';
import { LANGUAGES } from '../../src/contract/languages';
import { EMPTY_SELECTION } from '../../src/domain/selection';
import { waitForHydration } from '../pages/application';
import { FLAGS, openScreen } from '../pages/screens';
import { startVisit } from '../pages/visit';
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

test('in a low window the sections of the form scroll, clear of the line below them', async ({
  page,
}) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 1280 });
  // The languages and the choices above them leave no room for nine sections, as the help line below stays in view.
  await page.setViewportSize({ width: 1366, height: 660 });
  await openScreen(visit, 'summary');
  const panel = page.getByRole('complementary');
  const sections = panel.getByRole('list', { name: visit.texts.say('panel.sekcje.tytul') });
  const settings = panel.locator('section').filter({ has: page.getByRole('switch') });
  const last = sections.getByRole('link').last();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  expect((await edges(settings)).top - (await edges(last)).bottom).toBeGreaterThanOrEqual(8);
});

test('on a phone each language of the row comes whole into view with the focus', async ({
  page,
}) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 390 });
  await openScreen(visit, 'direction', EMPTY_SELECTION);
  const row = page.getByRole('navigation', { name: visit.texts.say('jezyk.tytul') });
  const languages = await row.getByRole('button').all();
  expect(languages).toHaveLength(LANGUAGES.length);
  for (const one of languages) {
    await one.focus();
    await expect(one).toBeInViewport({ ratio: 0.99 });
  }
});

test('on a phone the row of languages shows the one that was chosen at its end', async ({
  page,
}) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 390 });
  await openScreen(visit, 'direction', EMPTY_SELECTION);
  await waitForHydration(page);
  const last = page.getByRole('button', { name: FLAGS.uk, exact: true });
  await last.click();
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  await expect(last).toBeInViewport({ ratio: 0.99 });
});

test('the buttons of the completion page are as wide as they can be on a phone', async ({
  page,
}) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 390 });
  await openScreen(visit, 'completion');
  const receipt = page.getByRole('region', { name: visit.texts.say('zakonczenie.numer') });
  const { width } = await edges(receipt);
  const print = page.getByRole('button', { name: visit.texts.say('zakonczenie.drukuj') });
  expect((await edges(print)).width).toBeCloseTo(width);
  const name = visit.texts.say('podsumowanie.wynik.moje_zgloszenie');
  // Within the padding and the border of its card.
  expect((await edges(page.getByRole('link', { name }))).width).toBeCloseTo(width - 34);
});

test('in the data for support nothing moves when all of them are shown', async ({ page }) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 390 });
  await openScreen(visit, 'city');
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
