import type { Page } from '@playwright/test';
import type { Consent } from '../../src/contract/consent';
import type { FormDefinition } from '../../src/contract/question';
import { PATHS } from '../../src/domain/screens';
import { BARE_ADDRESSES, CORPUS } from '../hostile/corpus';
import { HostileWatch } from '../hostile/hostileWatch';
import { closeByEscape } from '../pages/dialog';
import { expectScreen } from '../pages/screens';
import { answer, open, settled, startVisit, type Visit } from '../pages/visit';
import { expect, test } from '../test';

// The browser's own reports while it parses the text in an inert document, which has the page's policy, before it is
// sanitised. Requests for images or frames are not expected.
const READING =
  /^(Applying inline style|Executing inline event handler|Setting the document's base URI|This document requires 'TrustedScript'|Loading media from .*\.vtt)/;
test.use({ expectedErrors: [READING] });

/** A snippet between words, which show that it was rendered. */
const marked = (snippet: string, index: number) => `<p>od ${index}</p>${snippet}<p>do ${index}</p>`;

async function watched(page: Page): Promise<{ visit: Visit; watch: HostileWatch }> {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 1280 });
  const response = await page.request.get('/');
  const policy = response.headers()['content-security-policy'];
  expect(policy).toContain("require-trusted-types-for 'script'");
  return { visit, watch: await HostileWatch.on(page, new URL(response.url()).origin) };
}

function formAbout(snippet: string, index: number): FormDefinition {
  const odpowiedzi = [{ id: index, nazwa: '' }];
  const question = { id: index, nazwa: `Pytanie ${index}`, wymagane: false, odpowiedzi };
  return {
    tytul: `Formularz ${index}`,
    informacja: marked(snippet, index),
    pozycjeFormularza: [question],
  };
}

test('no snippet runs in a question, one by one', async ({ page }) => {
  test.slow();
  const { visit, watch } = await watched(page);
  await answer(visit, 'definicje-formularzy/**', { json: CORPUS.map(formAbout) });
  await open(visit, PATHS.summary, visit.whole);
  await expect(page.locator('.Prose')).toHaveCount(CORPUS.length, { timeout: 60_000 });
  await expect(page.locator('.Prose')).toContainText(CORPUS.map((_, index) => `od ${index}`));
  await expectScreen(page, visit.texts, 'summary');
  await watch.expectHarmless();
});

/** The number of snippets in one consent. */
const SHARE = 50;

test('no snippet runs in the texts of the consents, together', async ({ page }) => {
  test.slow();
  const { visit, watch } = await watched(page);
  const shares = Array.from({ length: Math.ceil(CORPUS.length / SHARE) }, (_, share) =>
    CORPUS.slice(share * SHARE, (share + 1) * SHARE)
      .map(marked)
      .join(''),
  );
  const consents: Consent[] = [...shares, ...BARE_ADDRESSES].map((trescWarunkow, id) => ({
    id,
    tytul: `Warunek ${id}`,
    trescWarunkow,
  }));
  await answer(visit, 'warunki-rekrutacyjne/**', { json: consents });
  await open(visit, PATHS.summary, visit.whole);
  const section = page.getByRole('region', {
    name: visit.texts.say('podsumowanie.regulamin.tytul'),
  });
  const show = section.getByRole('button', {
    name: visit.texts.beginning('podsumowanie.regulamin.pokaz_tresc'),
  });
  await expect(show).toHaveCount(consents.length);
  await settled(visit);
  await expect(section.getByRole('link')).toHaveCount(0);
  const dialog = page.getByRole('dialog');
  for (const index of shares.keys()) {
    await show.nth(index).click();
    await expect(dialog).toContainText('od 0');
    await watch.expectHarmless();
    await closeByEscape(page);
  }
});

for (const [order, snippets] of [
  ['in their order', CORPUS],
  ['the other way round', [...CORPUS].reverse()],
] as const) {
  test(`no snippet runs on the completion page, all in one text, ${order}`, async ({ page }) => {
    const { visit, watch } = await watched(page);
    const json = { wartosc: snippets.map(marked).join('') };
    await answer(visit, 'templatki-html/**', { json });
    await open(visit, PATHS.completion, visit.whole);
    await expect(page.getByText('od 0', { exact: true })).toBeVisible();
    await expectScreen(page, visit.texts, 'completion');
    await watch.expectHarmless();
  });
}

test.describe('without the sanitiser', () => {
  test.use({ expectedErrors: [/^/] });

  test('the corpus runs scripts and reaches other origins', async ({ page, baseURL }) => {
    expect(CORPUS.length).toBeGreaterThanOrEqual(300);
    expect(new Set(CORPUS).size).toBe(CORPUS.length);
    const watch = await HostileWatch.on(page, new URL(baseURL ?? '').origin);
    await page.route('**/bez-polityki', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>' }),
    );
    await page.goto('/bez-polityki');
    const staying = CORPUS.filter((snippet) => !/<base|http-equiv/i.test(snippet));
    await page.evaluate((snippets) => {
      // Created in advance: the corpus overwrites `document.createElement` and `document.body`.
      const boxes = snippets.map(() => document.createElement('div'));
      document.body.append(...boxes);
      boxes.forEach((box, index) => (box.innerHTML = snippets[index] ?? ''));
    }, staying);
    await expect.poll(() => watch.ran.length).toBeGreaterThan(40);
    await expect.poll(() => new Set(watch.requests).size).toBeGreaterThan(30);
  });
});
