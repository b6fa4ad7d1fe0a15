import type { Locator } from '@playwright/test';
import { offerValue } from '../../src/domain/offerValues';
import { PATHS } from '../../src/domain/screens';
import { Catalogue } from '../pages/catalogue';
import { FilledForm, type Site } from '../pages/filledForm';
import { CANDIDATE, Form } from '../pages/form';
import { expectScreen } from '../pages/screens';
import type { MessageId } from '../pages/texts';
import { open, startVisit, type Visit } from '../pages/visit';
import { expect, test } from '../test';
import { broken, type CallName, type Fault, FaultyCall, notJson, saying } from './faultyCall';

/*
 * Each call that reads, with another fault: retries and rendering with the browser's own network. The other cells of the
 * matrix (docs/faults.md) are tested in jsdom.
 */

// The browser's own messages about the provoked faults.
test.use({ expectedErrors: [/status of 500/] });

interface OpenForm {
  visit: Visit;
  form: Form;
  call: FaultyCall;
}

/** Tests the form with a typed name, opened while `call` has a fault. */
function formTest(
  title: string,
  call: CallName,
  fault: Fault | 'wait' | null,
  check: (opened: OpenForm) => Promise<void>,
): void {
  test(`${call}, ${title}`, async ({ page }) => {
    const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 1280 });
    const faulty = await FaultyCall.on(page, call);
    if (fault === 'wait') faulty.wait();
    else if (fault) faulty.fail(fault);
    await open(visit, PATHS.summary, visit.whole);
    await expectScreen(page, visit.texts, 'summary');
    const form = new Form(page, visit.texts);
    await form.fillNames();
    await check({ visit, form, call: faulty });
    await expect(firstName(form)).toHaveValue(CANDIDATE.firstName);
  });
}

const firstName = (form: Form): Locator =>
  form.field(form.personal, 'podsumowanie.dane_osobowe.imie');

formTest('wrong shape: a notice with a retry, then the form', 'dks', null, async (opened) => {
  const { visit, form, call } = opened;
  const { page, texts, offer } = visit;
  const draft = () => page.evaluate(() => sessionStorage.getItem('rekrutacja.draft'));
  await expect.poll(draft).toContain(CANDIDATE.firstName);
  call.fail(saying([{}, 7]));
  await page.reload();
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText(texts.say('start.blad.tekst'));
  await expect(main.getByRole('button')).toHaveText([texts.say('start.blad.ponow')]);
  call.fail(saying([{}, 7, offer]));
  await main.getByRole('button').click();
  await expectScreen(page, texts, 'summary');
  const studies = form.section('podsumowanie.studia.tytul');
  await expect(studies).toContainText(offerValue(offer, 'direction'));
});

formTest(
  'late: the latest town, never over a typed one',
  'kody-pocztowe',
  'wait',
  async (opened) => {
    const { visit, form, call } = opened;
    const address = form.section('podsumowanie.adres.tytul');
    const [postcode, town, voivodeship] = (
      ['kod_pocztowy', 'miejscowosc', 'wojewodztwo'] as const
    ).map((name) => form.field(address, `podsumowanie.adres.${name}`)) as [
      Locator,
      Locator,
      Locator,
    ];
    await postcode.fill('00-019');
    await expect.poll(() => call.requests.length).toBe(1);
    await postcode.fill('30-059');
    await expect.poll(() => call.requests.length).toBe(2);
    const former = visit.page.waitForResponse(/kody-pocztowe\/00019/);
    await call.answerLate();
    await (await former).finished();
    await expect(town).toBeEditable();
    await expect(town).toHaveValue('');
    await town.fill('Zmyślonowo');
    await call.answerLate();
    await expect(voivodeship).toHaveValue('małopolskie');
    await expect(town).toHaveValue('Zmyślonowo');
  },
);

const CONSENTS = Array.from({ length: 200 }, (_, id) => ({
  id,
  tytul: `Warunek ${id}`,
  trescWarunkow: '<p>Akapit</p>'.repeat(2000) + '<p>Koniec</p>',
}));

formTest(
  'huge: all can be given, a long text scrolls',
  'warunki-rekrutacyjne',
  saying(CONSENTS),
  async (opened) => {
    const { page, texts } = opened.visit;
    await opened.form.acceptAll();
    const section = opened.form.section('podsumowanie.regulamin.tytul');
    // Plus the checkbox for all of them.
    await expect(section.getByRole('checkbox', { checked: true })).toHaveCount(201);
    const show = texts.beginning('podsumowanie.regulamin.pokaz_tresc');
    await section.getByRole('button', { name: show }).last().click();
    const end = page.getByRole('dialog').getByText('Koniec');
    await end.scrollIntoViewIfNeeded();
    await expect(end).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(end).toHaveCount(0);
  },
);

const NAMES = ['Kraina', 'Wymyślonia', 'Kraina', 'Wymyślonia'].map((nazwa) => ({
  nazwa,
  wartosc: nazwa,
}));

formTest(
  'duplicates: each once, found by its first letter',
  'slowniki/obywatelstwo',
  saying(NAMES),
  async ({ form }) => {
    await form.beForeigner('withPesel');
    const field = form.field(form.personal, 'podsumowanie.dane_osobowe.obywatelstwo');
    await expect(field.getByRole('option', { name: 'Wymyślonia' })).toHaveCount(1);
    await field.press('w');
    await expect(field).toHaveValue('Wymyślonia');
  },
);

/** A part of the form without which nothing can be sent. */
interface Part {
  /** The message in its place. */
  failed: MessageId;
  /** Its name at the button. */
  name: MessageId;
  /** Whether no question can be answered without it. */
  holdsQuestions?: boolean;
}

/** Nothing is sent without the part; after a retry the same form is. */
async function checkMissing(site: Site, call: CallName, fault: Fault, part: Part): Promise<void> {
  const { page, texts } = site.visit;
  const faulty = await FaultyCall.on(page, call);
  faulty.fail(fault);
  const form = await FilledForm.openEmpty(site);
  await form.fill(part.holdsQuestions !== true);
  const alert = page.getByRole('alert').filter({ hasText: texts.say(part.failed) });
  await expect(alert).toBeVisible();
  await form.submit();
  await form.expectOutcome('podsumowanie.braki.tytul');
  const missing = page.locator('[data-outcome]').getByRole('listitem');
  await expect(missing).toHaveText([texts.say(part.name)]);
  expect(faulty.requests).toHaveLength(1);
  faulty.lift();
  await alert.getByRole('button', { name: texts.say('start.blad.ponow') }).click();
  await expect(alert).toHaveCount(0);
  await form.expectTyped();
  if (part.holdsQuestions === true) await form.answerAll();
  await form.submit();
  await form.expectSavedOnce();
}

/** Tests a visit with the whole selection. */
function siteTest(title: string, check: (site: Site) => Promise<void>): void {
  test(title, async ({ page, backend }) => {
    const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 1280 });
    await check({ visit, backend });
  });
}

siteTest('definicje-formularzy, not JSON: a message in their place, and a retry', (site) =>
  checkMissing(site, 'definicje-formularzy', notJson, {
    failed: 'podsumowanie.formularze.blad',
    name: 'podsumowanie.braki.pytania',
    holdsQuestions: true,
  }),
);

siteTest('slowniki/kraj, empty: a message in their place, and a retry', (site) =>
  checkMissing(site, 'slowniki/kraj', saying([]), {
    failed: 'podsumowanie.slowniki.kraje.blad',
    name: 'podsumowanie.braki.kraje',
  }),
);

siteTest('slowniki/numer-kierunkowy, slow: +48 and a number to type', async (site) => {
  (await FaultyCall.on(site.visit.page, 'slowniki/numer-kierunkowy')).wait();
  const form = await FilledForm.open(site);
  await form.submit();
  expect(await form.expectSavedOnce()).toMatchObject({
    application: { kandydat: { telefon: `+48${CANDIDATE.phone}` } },
  });
});

siteTest('templatki-html, 500: our own thanks, and the text the next time', async ({ visit }) => {
  const { page, texts, offer, whole, language } = visit;
  const call = await FaultyCall.on(page, 'templatki-html');
  call.fail(broken);
  await open(visit, PATHS.completion, whole);
  const main = page.getByRole('main');
  await expect(main.getByText(texts.say('zakonczenie.podziekowanie.tekst'))).toBeVisible();
  const details = page.getByRole('region', { name: texts.say('zakonczenie.szczegoly') });
  await expect(details).toContainText(offerValue(offer, 'direction'));
  await expect(page.getByRole('alert')).toHaveCount(0);
  // Our own text may come before the last retry.
  await expect.poll(() => call.requests.length).toBe(3);
  call.lift();
  await page.reload();
  for (const line of await new Catalogue(page.request).completionLines(language)) {
    await expect(main).toContainText(line);
  }
});
