import { expect } from '@playwright/test';
import { PATHS } from '../../src/domain/screens';
import { EMPTY_SELECTION } from '../../src/domain/selection';
import { waitForHydration } from './application';
import { visitApplicationStates } from './applicationStates';
import { closeByEscape } from './dialog';
import { type See, visitFormStates } from './formStates';
import { FLAGS, moveToScreen, openScreen } from './screens';
import { answer, hold, NOT_PRERENDERED, open, settled, type Visit } from './visit';

export const SCREENS = Object.keys(PATHS) as (keyof typeof PATHS)[];

/** Visits every screen with all choices made. */
export async function visitScreens(visit: Visit, see: See): Promise<void> {
  await open(visit, PATHS.direction, visit.whole);
  for (const screen of SCREENS) {
    await moveToScreen(visit, screen);
    await see(screen);
  }
}

/** Visits all other states, in the order of the journey. */
export async function visitStates(visit: Visit, see: See): Promise<void> {
  await visitStart(visit, see);
  await visitSelection(visit, see);
  await visitFormStates(visit, see);
  await visitApplicationStates(visit, see);
}

const NOTHING_FOUND = 'qqq';

async function visitStart(visit: Visit, see: See): Promise<void> {
  const { page, texts, offer } = visit;
  const heading = page.getByRole('heading', { level: 1 });

  const loaded = await hold(visit, 'dks');
  await open(visit, NOT_PRERENDERED);
  await expect(page.getByText(texts.say('start.wczytywanie'))).toBeAttached();
  await see('loading');
  loaded({ status: 400, json: {} });
  await expect(heading).toHaveText(texts.say('start.blad.tytul'));
  await settled(visit);
  await see('start-failed');

  await answer(visit, 'dks', { json: [{ ...offer, rekrutacja: { id: 1, lang: 'fr' } }] });
  await page.getByRole('button', { name: texts.say('start.blad.ponow') }).click();
  await expect(heading).toHaveText(texts.say('brak_studiow.tytul'));
  await see('no-studies');

  await page.unroute('**/api/rekrutacja/dks');
  await answer(visit, 'dks/*', { status: 404, json: {} });
  await open(visit, '/nieznany-link');
  await expect(page.getByText(texts.say('start.promo_nieznane'))).toBeVisible();
  await see('promo-unknown');
}

async function visitSelection(visit: Visit, see: See): Promise<void> {
  const { page, texts, offer, whole, width } = visit;
  const search = page.getByRole('searchbox');

  await openScreen(visit, 'direction', EMPTY_SELECTION);
  await waitForHydration(page);
  await see('nothing-chosen');
  await search.fill(offer.kierunekSpecjalnosc.kierunek.nazwa.slice(0, 5));
  await expect(page.locator('mark').first()).toBeVisible();
  await see('filter');
  await search.fill(NOTHING_FOUND);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await see('filter-empty');

  await openScreen(visit, 'direction');
  const other = FLAGS[visit.language === 'de' ? 'pl' : 'de'];
  await page.getByRole('button', { name: other, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await see('language-question');
  await closeByEscape(page);
  await page.getByRole('button', { name: texts.say('dostepnosc.tytul') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await see('statement');
  await closeByEscape(page);
  const support = page.getByRole('button', { name: texts.say('pomoc.dane.pokaz') });
  await support.filter({ visible: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await see('support');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: texts.say('pomoc.dane.wszystkie') }).click();
  await expect(dialog.getByRole('textbox')).toBeVisible();
  await see('support-data');
  await closeByEscape(page);

  await moveToScreen(visit, 'specialisation');
  await search.fill(NOTHING_FOUND);
  await expect(page.getByText(texts.say('specjalnosc.brak.tytul'))).toBeVisible();
  await see('specialisation-empty');
  await moveToScreen(visit, 'city');
  if (width < 900) {
    const panel = page.getByRole('navigation');
    await panel.locator('summary').click();
    await expect(panel.getByRole('link').first()).toBeVisible();
    await see('panel-open');
  }
  const { [1]: direction = [] } = whole.history;
  await openScreen(visit, 'specialisation', { ...whole, history: { 1: direction } });
  await see('specialisation-nothing-chosen');

  const next = { ...offer, rekrutacja: { ...offer.rekrutacja, id: 99_001 } };
  await answer(visit, 'dks', { json: [offer, next] });
  await open(visit, PATHS.mode, whole);
  const programmes = page.getByRole('radiogroup', { name: texts.say('oferty.lista') });
  await expect(programmes).toBeVisible();
  await settled(visit);
  await see('several-programmes');
  await programmes.getByRole('radio').first().check();
  await see('programme-picked');
  await page.unroute('**/api/rekrutacja/dks');
}
