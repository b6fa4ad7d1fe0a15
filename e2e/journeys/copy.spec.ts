import type { Page } from '@playwright/test';
import { pathToFileURL } from 'node:url';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Application } from '../../src/contract/application';
import type { DictionaryEntry, PhonePrefix } from '../../src/contract/dictionary';
import { DEFAULT_SITE_CONFIG } from '../../src/contract/siteConfig';
import { copySections } from '../../src/copy/copySections';
import { shownReference } from '../../src/domain/referenceNumber';
import { expectSavedOnce, openForm } from '../pages/enrolment';
import { startVisit, type Visit, WIDTHS } from '../pages/visit';
import { expect, test } from '../test';

/** Sends the form of a Pole with one address, or of a foreigner with a passport and two; returns the body. */
async function send(visit: Visit): Promise<Application> {
  const form = await openForm(visit);
  if (visit.language === 'pl') {
    await form.fillPole();
  } else {
    await form.beForeigner('withoutPesel');
    await form.fillNames();
    await form.fillPassport();
    await form.fillOrigin('UA');
    await form.fillForeignAddress('podsumowanie.adres.tytul');
    await form.wantLettersElsewhere();
    await form.fillPolishAddress('podsumowanie.adres_korespondencyjny.tytul');
    await form.fillContact();
  }
  await form.answerAll(visit.questions);
  await form.acceptAll();
  const posted = visit.page.waitForRequest((request) => request.method() === 'POST');
  await form.submit();
  return (await posted).postDataJSON() as Application;
}

/** The rows that the copy of a posted application should have (src/copy/copySections.test.ts). */
async function expectedRows({ page, texts, questions }: Visit, body: Application) {
  const { intl, language } = texts;
  const dictionary = async (name: string): Promise<unknown> =>
    (await page.request.get(`api/rekrutacja/slowniki/${name}?lang=${language}`)).json();
  const prefixes = (await dictionary('numer-kierunkowy')) as PhonePrefix[];
  const sections = copySections(intl, body, {
    poland: DEFAULT_SITE_CONFIG.poland,
    countries: (await dictionary('kraj')) as DictionaryEntry[],
    citizenships: (await dictionary('obywatelstwo')) as DictionaryEntry[],
    questions,
    consents: [],
    prefixes: prefixes.map(({ kodKierunkowy }) => kodKierunkowy),
  });
  return sections.flatMap(({ title, items }) => [
    [title],
    ...items.map((item) => {
      if (item.kind === 'line') return [item.label, item.value];
      const parts = [item.title, item.answer, ...Object.values(item.body ?? {})];
      return parts.filter((part) => part !== null).map((part) => part.replace(/<[^>]*>/g, ''));
    }),
  ]);
}

/** The rows of the copy on a page. */
function rowsOf(page: Page): Promise<string[][]> {
  return page.locator('.ApplicationCopy tbody tr:not([data-signature])').evaluateAll((rows) =>
    rows.map((row) => {
      const parts = row.matches('[data-text]') ? '[data-text] > td > *' : 'h2, h3, th, td';
      const cells = row.querySelectorAll(row.matches('[data-title]') ? 'td > *' : parts);
      return Array.from(cells, ({ textContent }) => textContent);
    }),
  );
}

/** A text without white space, to compare texts that break into lines differently. */
function dense(text: string): string {
  return text.replace(/\s+/g, '');
}

/** The dense text of each page of a PDF, in the order of the document. */
async function readPdf(pdf: Buffer): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(dense(items.map((item) => ('str' in item ? item.str : '')).join('')));
  }
  await task.destroy();
  return pages;
}

for (const [language, scheme, width] of [
  ['pl', 'light', WIDTHS.phone],
  ['ru', 'dark', WIDTHS.desktop],
] as const) {
  test(`${language}, ${width} px: the print-out and the downloaded file contain what was posted`, async ({
    page,
    context,
    backend,
  }) => {
    const visit = await startVisit(page, { language, scheme, width });
    const { say } = visit.texts;
    const body = await send(visit);
    const stored = await expectSavedOnce(visit, backend);
    const number = page
      .getByRole('region', { name: say('zakonczenie.numer') })
      .locator('p')
      .first();
    const reference = await number.innerText();
    expect(shownReference(String(stored['reference']))).toBe(reference);

    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: say('zakonczenie.kopia.pobierz') }).click();
    const file = await coming;
    const name = reference.replace(' ', '');
    expect(file.suggestedFilename()).toBe(`rekrutacja-${name}.html`);
    const saved = test.info().outputPath('copy.html');
    await file.saveAs(saved);
    const pages = await readPdf(await page.pdf({ format: 'A4' }));

    const elsewhere = await context.newPage();
    await elsewhere.setViewportSize({ width, height: 844 });
    const requests: string[] = [];
    elsewhere.on('request', (request) => requests.push(request.url()));
    const address = pathToFileURL(saved).href;
    await elsewhere.goto(address);
    const expected = await expectedRows(visit, body);
    expect(await rowsOf(elsewhere)).toEqual(expected);
    expect(requests).toEqual([address]);
    const title = say('zakonczenie.kopia.tytul');
    await expect(elsewhere).toHaveTitle(`${title} ${name}`);
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', language);
    const overflow = await elsewhere.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    const identity = await elsewhere.locator('thead').innerText();
    expect(identity).toContain(await page.locator('.Header-title a small').innerText());
    expect(identity).toContain(reference);
    expect(identity).toMatch(/20\d\d.*\d?\d:\d\d/);

    // The receipt is one page; each page of the copy names it, and each page has its number.
    const head = dense(identity);
    const first = pages.findIndex((text) => text.includes(head));
    expect(first).toBe(1);
    expect(pages[0]).toContain(dense(`${say('zakonczenie.numer')} ${reference}`));
    const copy = pages.map((text, index) => {
      const number = dense(`${index + 1} / ${pages.length}`);
      expect(text).toContain(number);
      if (index >= first) expect(text).toContain(head);
      return text.replace(number, '').replace(head, '').replaceAll('•', '');
    });
    const ends = [say('zakonczenie.kopia.miejscowosc_data'), say('zakonczenie.kopia.podpis')];
    const whole = dense([title, ...expected.flat(), ...ends].join(''));
    expect(copy.slice(first).join('')).toBe(whole);

    await page.reload();
    await expect(number).toHaveText(reference);
    const card = page.getByRole('region', { name: title });
    await expect(card).toContainText(say('zakonczenie.kopia.brak'));
    await expect(card.getByRole('button')).toHaveCount(0);
    await expect(page.getByText(body.kandydat.nazwisko)).toHaveCount(0);
    await expect(page.locator('.ApplicationCopy')).toHaveCount(0);
  });
}
