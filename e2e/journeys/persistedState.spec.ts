import type { Page } from '@playwright/test';
import type { Offer } from '../../src/contract/offer';
import { choicesOf } from '../../src/domain/choices';
import { offerValue } from '../../src/domain/offerValues';
import { PATHS } from '../../src/domain/screens';
import { FaultyCall, saying } from '../faults/faultyCall';
import { expectScreen } from '../pages/screens';
import { open, startVisit, type Visit } from '../pages/visit';
import { expect, test } from '../test';

const start = (page: Page) => startVisit(page, { language: 'pl', scheme: 'light', width: 1280 });

/** The persisted slices of an earlier visit; each is JSON text. */
type Kept = Readonly<Record<string, string>>;

function kept({ whole }: Visit, changes: Kept = {}): Kept {
  return {
    selection: JSON.stringify(whole),
    language: '{"language":"pl"}',
    theme: '{"dark":true}',
    _persist: '{"version":2,"rehydrated":true}',
    ...changes,
  };
}

async function openWith(page: Page, stored: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((text) => localStorage.setItem('persist:rekrutacja', text), stored);
  await page.goto(PATHS.summary);
}

test('choices that are no longer in the catalogue are dropped with a notice', async ({ page }) => {
  const visit = await start(page);
  const { texts, offer, whole } = visit;
  const call = await FaultyCall.on(page, 'dks');
  const { kierunekSpecjalnosc } = offer;
  const inCity = (nazwa: string, id: number): Offer => ({
    ...offer,
    kierunekSpecjalnosc: { ...kierunekSpecjalnosc, id, wydzial: { nazwa } },
  });
  const sibling = inCity('Zmyślonowo', 1);
  call.fail(saying([sibling, inCity('Przykładowo', 2)]));
  const both = [offer, sibling];
  await open(visit, PATHS.summary, { ...whole, history: { ...whole.history, 1: both, 2: both } });
  await expect(page).toHaveURL(/wybor-miasta$/);
  await expectScreen(page, texts, 'city');
  const gone = ['krok.ponownie.miasto', 'krok.ponownie.poziom', 'krok.ponownie.tryb'] as const;
  const kroki = new Intl.ListFormat('pl').format(gone.map((id) => texts.say(id)));
  const said = page.getByRole('status').getByText(texts.say('krok.oferta_zmieniona', { kroki }));
  await expect(said).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('choices that version 1 has kept by their names are restored', async ({ page }) => {
  const visit = await start(page);
  const { flow, picked } = visit.whole;
  const names = choicesOf(visit.whole).map(({ number, value }) => [number, value] as const);
  const selection = JSON.stringify({ flow, history: Object.fromEntries(names), picked });
  const _persist = '{"version":1,"rehydrated":true}';
  await openWith(page, JSON.stringify(kept(visit, { selection, _persist })));
  await expectScreen(page, visit.texts, 'summary');
});

test('the text that a candidate has stored shows support the same, also in an open tab', async ({
  page,
}) => {
  const visit = await start(page);
  await open(visit, PATHS.summary, visit.whole);
  await expectScreen(page, visit.texts, 'summary');
  const sent = (await page.evaluate(() => localStorage.getItem('persist:rekrutacja'))) ?? '';

  await open(visit, PATHS.direction);
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
  const { texts, offer, whole } = visit;
  await open(visit, PATHS.summary, whole);
  await expectScreen(page, texts, 'summary');
  const other = await context.newPage();
  await other.goto(PATHS.direction);
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

test('invalid persisted data never leads to a blank page', async ({ page }) => {
  for (const damaged of ['{', '[]', 'null', '7', '{"__proto__":"{}","_persist":"[]"}']) {
    // No application runs at this address, so nothing overwrites the state.
    await page.goto('/robots.txt');
    await page.evaluate((text) => {
      localStorage.setItem('persist:rekrutacja', text);
      const keys = ['persist:rekrutacja', 'rekrutacja.draft', 'rekrutacja.submitted'];
      for (const key of keys) sessionStorage.setItem(key, text);
    }, damaged);
    await page.goto('/podsumowanie');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('radio').first()).toBeVisible();
  }
});
