import type { Page } from '@playwright/test';
import { storedFor } from '../backend/storedApplications';
import { waitForHydration } from '../pages/application';
import { Catalogue } from '../pages/catalogue';
import { Form } from '../pages/form';
import { chooseDirection, clickForward, expectScreen } from '../pages/screens';
import { textsOf } from '../pages/texts';
import { settled } from '../pages/visit';
import { expect, test } from '../test';

const texts = textsOf('pl');

/** Postgraduate studies in one city and one mode. */
const OFFER = 59001;

/** Records the calls for offers from now on. */
function offerCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const call = new URL(request.url()).pathname.split('/api/rekrutacja/')[1];
    if (call?.startsWith('dks') === true) calls.push(call);
  });
  return calls;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('radio').first()).toBeVisible();
  await waitForHydration(page);
  await settled({ page });
}

test('[1.4.5] a promo link is sent, survives reloads and is stored', async ({
  page,
  context,
  request,
  backend,
}) => {
  const catalogue = new Catalogue(request);
  const offer = await catalogue.offer(OFFER);
  const calls = offerCalls(page);
  const encoded = 'dks/%C5%81%C3%B3d%C5%BA-2027_a';
  await open(page, '/oferta/Łódź-2027_a');
  expect(calls).toEqual([encoded]);

  await chooseDirection(page, texts, offer);
  await clickForward(page, texts, 'mode');
  await page.reload();
  await expectScreen(page, texts, 'mode');
  await settled({ page });
  await page.getByRole('radio').check();
  expect(calls).toEqual([encoded, encoded]);
  await clickForward(page, texts, 'summary');
  await settled({ page });

  const form = new Form(page, texts);
  await form.fillPole();
  await form.answerAll(await catalogue.questions(OFFER));
  await form.acceptAll();
  await form.submit();
  await expectScreen(page, texts, 'completion');
  const rows = storedFor(backend.databasePath, OFFER);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.application.promoLink).toBe('Łódź-2027_a');

  const other = await context.newPage();
  const callsElsewhere = offerCalls(other);
  await open(other, '/');
  expect(callsElsewhere).toEqual(['dks']);
});
