import type { Page } from '@playwright/test';
import { offerValue } from '../../src/domain/offerValues';
import { PATHS } from '../../src/domain/screens';
import { EMPTY_SELECTION } from '../../src/domain/selection';
import { expectScreen, openScreen } from '../pages/screens';
import { settled, startVisit } from '../pages/visit';
import { expect, test } from '../test';

const start = (page: Page) => startVisit(page, { language: 'pl', scheme: 'light', width: 1280 });

test('the text that a candidate has stored shows support the same, also in an open tab', async ({
  page,
}) => {
  const visit = await start(page);
  await openScreen(visit, 'summary');
  const sent = (await page.evaluate(() => localStorage.getItem('persist:rekrutacja'))) ?? '';

  await openScreen(visit, 'direction', EMPTY_SELECTION);
  await page.getByRole('radio', { name: 'Zarządzanie', exact: true }).check();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('persist:rekrutacja')))
    .toContain('Zarządzanie');
  // As in docs/support.md.
  await page.evaluate((text) => {
    for (const one of [localStorage, sessionStorage]) one.setItem('persist:rekrutacja', text);
    location.assign('/podsumowanie');
  }, sent);
  await expectScreen(page, visit.texts, 'summary');
  await expect(
    page.getByRole('region', { name: visit.texts.say('podsumowanie.studia.tytul') }),
  ).toContainText(offerValue(visit.offer, 'direction'));
});

test('each of two tabs has its own selection, also after a reload; a new tab starts with the latest', async ({
  page,
  context,
}) => {
  const visit = await start(page);
  const { texts, offer } = visit;
  await openScreen(visit, 'summary');
  const other = await context.newPage();
  await other.goto(PATHS.direction);
  await settled({ page: other });
  await other.getByRole('radio', { name: 'Zarządzanie', exact: true }).check();

  const studies = page.getByRole('region', { name: texts.say('podsumowanie.studia.tytul') });
  await expect(studies).toContainText(offerValue(offer, 'direction'));
  const stored = () => other.evaluate(() => localStorage.getItem('persist:rekrutacja'));
  await expect.poll(stored).toContain('Zarządzanie');
  const third = await context.newPage();
  await third.goto(PATHS.direction);
  await expect(third.getByRole('radio', { name: 'Zarządzanie', exact: true })).toBeChecked();

  await page.reload();
  await expectScreen(page, texts, 'summary');
  await expect(studies).toContainText(offerValue(offer, 'direction'));
  // A reload does not affect the other tab.
  await other.reload();
  await expect(other.getByRole('radio', { name: 'Zarządzanie', exact: true })).toBeChecked();
});
