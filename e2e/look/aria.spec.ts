import type { Offer } from '../../src/contract/offer';
import { openScreen } from '../pages/screens';
import { SCREENS, visitScreens, visitStates } from '../pages/states';
import { answer, startVisit, type Visit, WIDTHS } from '../pages/visit';
import { expect, test } from '../test';

test.use({ expectedErrors: [/status of (400|404|429|500)/] });

/** Polish offers with two choices at each step, and one of each other group, as the lists are long and alike. */
const OFFERS = [11001, 11002, 11003, 11005, 11009, 42001, 54001];

const DICTIONARY = [
  { nazwa: 'Polska', wartosc: 'PL' },
  { nazwa: 'Niemcy', wartosc: 'DE' },
];

async function shortVisit(page: Visit['page'], width: number): Promise<Visit> {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width });
  const offers = (await (await page.request.get('api/rekrutacja/dks')).json()) as Offer[];
  const few = offers.filter(
    ({ rekrutacja: { lang }, kierunekSpecjalnosc: { id } }) =>
      lang !== 'pl' || OFFERS.includes(Number(id)),
  );
  await answer(visit, 'dks', { json: few });
  await answer(visit, 'slowniki/kraj?*', { json: DICTIONARY });
  await answer(visit, 'slowniki/obywatelstwo?*', { json: DICTIONARY });
  await answer(visit, 'slowniki/numer-kierunkowy?*', {
    json: [{ kodKierunkowy: '+48', wartosc: 'Polska', domyslny: true }],
  });
  return visit;
}

/** What stands around the screen is read on the first one. */
const partOf = (screen: string) => (screen === 'direction' ? 'body' : 'main');

/** The part in which a state differs from its screen. */
const STATES: Readonly<Record<string, string>> = {
  errors: 'main [role=region]',
  'take-form': '[role=dialog]',
  'open-form': '[role=dialog]',
  'start-failed': 'main',
  'application-limit': 'main',
  'application-message': 'main',
  'application-full': 'main',
  'application-corrected': 'main',
  'application-withdrawal': '[role=dialog]',
  'application-withdrawn': 'main',
  statement: '[role=dialog]',
};

/*
 * The accessibility tree: names, roles, states and order. The committed files of e2e/look/aria were reviewed line by
 * line. After an intended change run `npx playwright test ... aria.spec.ts --update-snapshots`, and review the
 * difference.
 */
for (const [places, visitPlaces, parts] of [
  ['the screens', visitScreens, Object.fromEntries(SCREENS.map((name) => [name, partOf(name)]))],
  ['other states', visitStates, STATES],
] as const) {
  test(`the accessibility tree of ${places}`, async ({ page }) => {
    test.slow();
    const seen: string[] = [];
    await visitPlaces(await shortVisit(page, WIDTHS.desktop), async (name) => {
      const part = parts[name];
      if (part === undefined) return;
      seen.push(name);
      await expect.soft(page.locator(part)).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
    });
    expect(seen.sort()).toEqual(Object.keys(parts).sort());
  });
}

test('a phone has the choices in a bar above the screen', async ({ page }) => {
  const visit = await shortVisit(page, WIDTHS.phone);
  await openScreen(visit, 'city');
  const panel = page.getByRole('navigation');
  await panel.locator('summary').click();
  await expect(panel).toMatchAriaSnapshot({ name: 'panel-open.aria.yml' });
});
