import type { Offer } from '../../src/contract/offer';
import { PATHS } from '../../src/domain/screens';
import { expectScreen } from '../pages/screens';
import { SCREENS, visitScreens, visitStates } from '../pages/states';
import { answer, open, startVisit, type Visit, WIDTHS } from '../pages/visit';
import { expect, test } from '../test';

test.use({ expectedErrors: [/status of (400|404|500)/] });

/** One Polish direction of each group, as the lists are long and alike. */
const DIRECTIONS = ['Administracja', 'Executive MBA', 'Doradztwo zawodowe i personalne'];

const DICTIONARY = [
  { nazwa: 'Polska', wartosc: 'PL' },
  { nazwa: 'Niemcy', wartosc: 'DE' },
];

async function shortVisit(page: Visit['page'], width: number): Promise<Visit> {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width });
  const offers = (await (await page.request.get('api/rekrutacja/dks')).json()) as Offer[];
  const few = offers.filter(
    ({ rekrutacja: { lang }, kierunekSpecjalnosc: { kierunek } }) =>
      lang !== 'pl' || DIRECTIONS.includes(kierunek.nazwa),
  );
  await answer(visit, 'dks', { json: few });
  await answer(visit, 'slowniki/kraj?*', { json: DICTIONARY });
  await answer(visit, 'slowniki/obywatelstwo?*', { json: DICTIONARY });
  await answer(visit, 'slowniki/numer-kierunkowy?*', {
    json: [{ kodKierunkowy: '+48', wartosc: 'Polska', domyslny: true }],
  });
  return visit;
}

/** States with other texts and roles than the screens. */
const STATES = [
  'errors',
  'take-form',
  'open-form',
  'sending',
  'already-registered',
  'start-failed',
  'statement',
];

/*
 * The accessibility tree: names, roles, states and order. The committed files of e2e/look/aria were reviewed line by
 * line. After an intended change run `npx playwright test ... aria.spec.ts --update-snapshots`, and review the
 * difference.
 */
test('the accessibility tree of the screens', async ({ page }) => {
  test.slow();
  const seen: string[] = [];
  await visitScreens(await shortVisit(page, WIDTHS.desktop), async (name) => {
    seen.push(name);
    await expect.soft(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
  expect(seen).toEqual(SCREENS);
});

test('the accessibility tree of other states', async ({ page }) => {
  test.slow();
  const seen: string[] = [];
  await visitStates(await shortVisit(page, WIDTHS.desktop), async (name) => {
    if (!STATES.includes(name)) return;
    seen.push(name);
    await expect.soft(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
  expect(seen.sort()).toEqual([...STATES].sort());
});

test('a phone has the choices in a bar above the screen', async ({ page }) => {
  const visit = await shortVisit(page, WIDTHS.phone);
  await open(visit, PATHS.city, visit.whole);
  await expectScreen(page, visit.texts, 'city');
  await page.getByRole('navigation').locator('summary').click();
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'panel-open.aria.yml' });
});
