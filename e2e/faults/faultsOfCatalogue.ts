import { expect } from '@playwright/test';
import type { Offer } from '../../src/contract/offer';
import { offerValue } from '../../src/domain/offerValues';
import { PATHS } from '../../src/domain/screens';
import { CANDIDATE, Form } from '../pages/form';
import { expectScreen } from '../pages/screens';
import { open, type Visit } from '../pages/visit';
import type { Cell, Row, Site } from './faultCell';
import { broken, down, type Fault, FaultyCall, notJson, refused, saying } from './faultyCall';

const CALL_TIMEOUT = 15_000;

/** Time limit for tens of thousands of offers on a slow machine. */
const PARSING = 40_000;

function firstName({ page, texts }: Visit) {
  const form = new Form(page, texts);
  return form.field(form.personal, 'podsumowanie.dane_osobowe.imie');
}

/** Fills in a part of the form, to be followed by a reload. */
async function beginForm({ visit }: Site): Promise<FaultyCall> {
  const { page, texts, whole } = visit;
  const call = await FaultyCall.on(page, 'dks');
  await open(visit, PATHS.summary, whole);
  await expectScreen(page, texts, 'summary');
  await firstName(visit).fill(CANDIDATE.firstName);
  const draft = () => page.evaluate(() => sessionStorage.getItem('rekrutacja.draft'));
  await expect.poll(draft).toContain(CANDIDATE.firstName);
  call.requests.length = 0;
  return call;
}

/** Checks that the form of the chosen studies has the typed values. */
async function expectForm(visit: Visit): Promise<void> {
  const { page, texts, offer } = visit;
  await expectScreen(page, texts, 'summary');
  await expect(firstName(visit)).toHaveValue(CANDIDATE.firstName);
  const studies = page.getByRole('region', { name: texts.say('podsumowanie.studia.tytul') });
  await expect(studies).toContainText(offerValue(offer, 'direction'));
}

/** Checks that the page shows the notice, its button and the help line, and nothing else. */
async function expectNotice({ page, texts }: Visit): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText(texts.say('start.blad.tekst'));
  await expect(main.getByRole('heading')).toHaveText(texts.say('start.blad.tytul'));
  await expect(main.getByRole('button')).toHaveText([texts.say('start.blad.ponow')]);
  await expect(main.getByRole('radio')).toHaveCount(0);
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /22 000 00 00/ }).first()).toBeVisible();
}

async function retry({ page, texts }: Visit): Promise<void> {
  await page.getByRole('button', { name: texts.say('start.blad.ponow') }).click();
}

/** Shows the notice until the call works again, also after retries. */
function notice(fault: Fault, requests = 1): Cell {
  return [
    'a notice with a retry, and nothing else',
    async (site) => {
      const { visit } = site;
      const call = await beginForm(site);
      call.fail(fault);
      await visit.page.reload();
      await expectNotice(visit);
      await expect.poll(() => call.requests.length).toBe(requests);
      await retry(visit);
      await expect.poll(() => call.requests.length).toBe(2 * requests);
      await expectNotice(visit);
      call.lift();
      await retry(visit);
      await expectForm(visit);
    },
  ];
}

/** Many offers of one group with many directions, including the offer of the visit. */
function manyOffers(count: number, { offer }: Visit): Offer[] {
  const { rekrutacja, nabor, kierunekSpecjalnosc } = offer;
  const others = Array.from({ length: count - 1 }, (_, index) => ({
    rekrutacja,
    nabor,
    kierunekSpecjalnosc: {
      ...kierunekSpecjalnosc,
      id: 1_000_000 + index,
      kierunek: { nazwa: `Kierunek ${index % 1000}` },
      specjalnosc: { id: index, nazwa: `Specjalność ${index}` },
    },
  }));
  return [...others, offer];
}

/** Reloads the page while the call gets no response; the test controls the page's clock. */
async function reloadUnanswered(site: Site): Promise<FaultyCall> {
  const { page } = site.visit;
  await page.clock.install();
  const call = await beginForm(site);
  call.wait();
  await page.reload();
  return call;
}

/** `GET dks` */
export const CATALOGUE: Row = {
  down: notice(down, 3),
  slow: [
    'that it is loading, and the notice after 15 seconds',
    async (site) => {
      const { visit } = site;
      const { page, texts } = visit;
      const call = await reloadUnanswered(site);
      const loading = page.getByRole('status').getByText(texts.say('start.wczytywanie'));
      await expect(loading).toBeAttached();
      await page.clock.fastForward(1000);
      await expect(loading).toBeAttached();
      await page.clock.fastForward(CALL_TIMEOUT);
      await expectNotice(visit);
      call.lift();
      await retry(visit);
      await expectForm(visit);
    },
  ],
  500: notice(broken, 3),
  400: notice(refused),
  'not JSON': notice(notJson),
  'wrong shape': [
    'a notice; where only some offers are malformed, the others',
    async (site) => {
      const { visit } = site;
      const call = await beginForm(site);
      call.fail(saying([{}, 7]));
      await visit.page.reload();
      await expectNotice(visit);
      call.fail(saying([{}, 7, visit.offer]));
      await retry(visit);
      await expectForm(visit);
    },
  ],
  empty: [
    'that there are no studies',
    async (site) => {
      const { page, texts } = site.visit;
      const call = await beginForm(site);
      call.fail(saying([]));
      await page.reload();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(texts.say('brak_studiow.tytul'));
      await expect(page.getByText(texts.say('brak_studiow.tekst_bez_jezykow'))).toBeVisible();
      call.lift();
      await page.goto(PATHS.summary);
      await expectForm(site.visit);
    },
  ],
  huge: [
    '50,000 offers to choose from',
    async ({ visit }) => {
      const { page, texts, offer, whole } = visit;
      const call = await FaultyCall.on(page, 'dks');
      call.fail(saying(manyOffers(50_000, visit)));
      await open(visit, PATHS.direction, whole);
      const direction = page.getByRole('radio', { name: offerValue(offer, 'direction') });
      await expect(direction).toBeChecked({ timeout: PARSING });
      await page.getByRole('searchbox').fill('kierunek 123');
      await page.getByRole('radio', { name: 'Kierunek 123', exact: true }).check();
      await page.getByRole('button', { name: texts.say('krok.dalej.specjalnosc') }).click();
      await expectScreen(page, texts, 'specialisation');
      await page.getByRole('searchbox').fill('49123');
      await expect(page.getByRole('radio', { name: 'Specjalność 49123' })).toBeVisible();
    },
  ],
  duplicates: [
    'each name once, and one offer',
    async (site) => {
      const { visit } = site;
      const { page, offer } = visit;
      const call = await beginForm(site);
      call.fail(saying([offer, offer, offer]));
      await page.reload();
      await expectForm(visit);
      for (const path of [PATHS.direction, PATHS.specialisation, PATHS.mode]) {
        await page.goto(path);
        await expect(page.getByRole('radio')).toHaveCount(1);
        await expect(page.getByRole('radio')).toBeChecked();
      }
    },
  ],
  late: [
    'the offers of the retry, whatever comes late',
    async (site) => {
      const { visit } = site;
      const { page, texts } = visit;
      const call = await reloadUnanswered(site);
      // The prefetch has no timeout; only the application has one.
      await expect(page.getByText(texts.say('start.wczytywanie'))).toBeAttached();
      await page.clock.fastForward(1000);
      await expect.poll(() => call.requests.length).toBe(1);
      await page.clock.fastForward(CALL_TIMEOUT);
      await expectNotice(visit);
      await retry(visit);
      await expect.poll(() => call.requests.length).toBe(2);
      const [first, second] = [await call.take(), await call.take()];
      const late = first.fulfill({ json: [] });
      await second.continue();
      await late;
      await expectForm(visit);
    },
  ],
};
