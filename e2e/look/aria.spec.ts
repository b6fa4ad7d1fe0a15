import type { Locator } from '@playwright/test';
import type { Offer } from '../../src/contract/offer';
import { PATHS } from '../../src/domain/screens';
import { moveToScreen } from '../pages/screens';
import { answer, open, settled, startVisit, type Visit, WIDTHS } from '../pages/visit';
import { expect, test } from '../test';

/** Polish offers with two choices at each step, and one of each other group, as the lists are long and alike. */
const OFFERS = [11001, 11002, 11003, 11005, 11009, 42001, 54001];

const DICTIONARY = [
  { nazwa: 'Polska', wartosc: 'PL' },
  { nazwa: 'Niemcy', wartosc: 'DE' },
];

async function shortVisit(page: Visit['page']): Promise<Visit> {
  const visit = await startVisit(page, {
    language: 'pl',
    scheme: 'light',
    width: WIDTHS.desktop,
  });
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

const ATTRIBUTES = / \[(?:level=\d|checked|disabled|expanded|pressed|selected)\]/g;

/** The tree of roles below an element, with levels and states; without names and texts, which change more often. */
async function rolesIn(element: Locator): Promise<string> {
  const tree = await element.ariaSnapshot();
  return tree
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', role = ''] = /^( *- )'?([\w/]+)/.exec(line) ?? [];
      const isRole = role !== '' && role !== 'text' && !role.startsWith('/');
      return isRole ? [`${indent}${role}${(line.match(ATTRIBUTES) ?? []).join('')}\n`] : [];
    })
    .join('');
}

/*
 * The roles, their order and nesting. After an intended change run `npx playwright test e2e/look/aria.spec.ts
 * --update-snapshots`, and review every changed line.
 */
test('the first screen and the form have their trees of roles', async ({ page }) => {
  const visit = await shortVisit(page);
  await open(visit, PATHS.direction, visit.whole);
  await moveToScreen(visit, 'direction');
  expect.soft(await rolesIn(page.locator('body'))).toMatchSnapshot('direction.txt');
  await moveToScreen(visit, 'summary');
  // The form is rendered after its heading.
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await settled(visit);
  expect.soft(await rolesIn(page.getByRole('main'))).toMatchSnapshot('summary.txt');
});
