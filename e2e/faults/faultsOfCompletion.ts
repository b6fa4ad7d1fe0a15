import { expect } from '@playwright/test';
import { offerValue } from '../../src/domain/offerValues';
import { PATHS } from '../../src/domain/screens';
import { Catalogue } from '../pages/catalogue';
import { expectScreen, switchLanguage } from '../pages/screens';
import { textsOf } from '../pages/texts';
import { open, type Visit } from '../pages/visit';
import type { Cell, Row, Site } from './faultCell';
import { broken, down, type Fault, FaultyCall, notJson, refused, saying } from './faultyCall';

const TEXT_TIMEOUT = 3000;

/** Checks that the page shows what was sent, whether or not the text is available. */
async function expectSent({ page, texts, offer }: Visit): Promise<void> {
  await expectScreen(page, texts, 'completion');
  const details = page.getByRole('region', { name: texts.say('zakonczenie.szczegoly') });
  await expect(details).toContainText(offerValue(offer, 'direction'));
  await expect(page.getByRole('alert')).toHaveCount(0);
}

async function expectOwnWords({ page, texts }: Visit): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByText(texts.say('zakonczenie.podziekowanie.tekst'))).toBeVisible();
}

async function expectInstitution({ page, language }: Visit): Promise<void> {
  for (const line of await new Catalogue(page.request).completionLines(language)) {
    await expect(page.getByRole('main')).toContainText(line);
  }
}

async function openCompletion({ visit }: Site): Promise<FaultyCall> {
  const call = await FaultyCall.on(visit.page, 'templatki-html');
  call.wait();
  await open(visit, PATHS.completion, visit.whole);
  await expectSent(visit);
  await expect.poll(() => call.requests.length).toBe(1);
  return call;
}

/** Checks that the next visit of the page has the institution's text. */
async function expectNextTime({ visit }: Site, call: FaultyCall): Promise<void> {
  call.lift();
  await visit.page.reload();
  await expectInstitution(visit);
  await expectSent(visit);
}

/** Shows our own text in place of the institution's, which appears the next time. */
function ownText(fault: Fault, requests = 1): Cell {
  return [
    'our own thanks, never "failed"',
    async (site) => {
      const call = await FaultyCall.on(site.visit.page, 'templatki-html');
      call.fail(fault);
      await open(site.visit, PATHS.completion, site.visit.whole);
      await expectOwnWords(site.visit);
      await expectSent(site.visit);
      // Our own text may come before the last retry.
      await expect.poll(() => call.requests.length).toBe(requests);
      await expectNextTime(site, call);
    },
  ];
}

const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, index) => `<p>Akapit ${index + 1}</p>`).join('');

/** `GET templatki-html/zakonczenie-rekrutacji` */
export const COMPLETION_TEXT: Row = {
  down: ownText(down, 3),
  slow: [
    'our own thanks after 3 seconds, and a late answer at the end of the page',
    async (site) => {
      const { page } = site.visit;
      await page.clock.install();
      const call = await openCompletion(site);
      await page.clock.fastForward(TEXT_TIMEOUT);
      await expectOwnWords(site.visit);
      const answered = page.waitForResponse(/templatki-html/);
      await call.answerLate();
      await (await answered).finished();
      await expectInstitution(site.visit);
      await expectOwnWords(site.visit);
      await expectNextTime(site, call);
    },
  ],
  500: ownText(broken, 3),
  400: ownText(refused),
  'not JSON': ownText(notJson),
  'wrong shape': ownText(saying([{ html: '<p>Nie tak</p>' }])),
  empty: ownText(saying({ wartosc: '' })),
  huge: [
    'all of it, above what was sent',
    async (site) => {
      const { page } = site.visit;
      const call = await openCompletion(site);
      const lines = 20_000;
      await call.answerLate(saying({ wartosc: paragraphs(lines) }));
      await expect(page.getByRole('main').getByText(/^Akapit/)).toHaveCount(lines);
      const last = page.getByText(`Akapit ${lines}`, { exact: true });
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
      await expectSent(site.visit);
      await expectNextTime(site, call);
    },
  ],
  duplicates: [
    'one text',
    async (site) => {
      const { page, texts } = site.visit;
      const call = await openCompletion(site);
      await call.answerLate(saying({ wartosc: paragraphs(1) }));
      const one = page.getByText('Akapit 1', { exact: true });
      await expect(one).toHaveCount(1);
      const english = textsOf('eng');
      await switchLanguage(page, english);
      await expect.poll(() => call.requests.length).toBe(2);
      await call.answerLate(saying({ wartosc: paragraphs(1) }));
      await expectScreen(page, english, 'completion');
      await expect(one).toHaveCount(1);
      await switchLanguage(page, texts);
      await expectScreen(page, texts, 'completion');
      await expect(one).toHaveCount(1);
      await expectNextTime(site, call);
    },
  ],
  late: [
    'the text of the language that was chosen meanwhile',
    async (site) => {
      const { page } = site.visit;
      const call = await openCompletion(site);
      const english = textsOf('eng');
      await switchLanguage(page, english);
      await expect.poll(() => call.requests.length).toBe(2);
      const answered = page.waitForResponse(/templatki-html.*lang=pl/);
      await call.answerLate();
      await (await answered).finished();
      await call.answerLate();
      await expectInstitution({ ...site.visit, language: 'eng' });
      await expectScreen(page, english, 'completion');
    },
  ],
};
