import { expect } from '@playwright/test';
import { guardianText } from '../../server/seed/site.json';
import {
  ALREADY_REGISTERED,
  INVALID_DATA,
  NO_PLACES,
  OFFER_UNAVAILABLE,
  type Refusal,
} from '../../src/contract/refusal';
import { dayInPoland } from '../../src/domain/deadline';
import { openCalendar } from './calendar';
import { closeByEscape } from './dialog';
import { openFilledForm, openForm } from './enrolment';
import { FormFile } from './formFile';
import { expectScreen } from './screens';
import { keepToastOpen } from './toast';
import { answer, hold, settled, type Visit } from './visit';

/** Examines the page in its present state; the name identifies the state. */
export type See = (name: string) => Promise<void>;

/** Visits the states of the form: before sending, while sending, and each outcome. */
export async function visitFormStates(visit: Visit, see: See): Promise<void> {
  await visitFilling(visit, see);
  await visitMissingParts(visit, see);
  await visitLastDays(visit, see);
  await visitSending(visit, see);
}

async function visitFilling(visit: Visit, see: See): Promise<void> {
  const { page, texts } = visit;
  const form = await openForm(visit);
  await form.submit();
  await expect(form.errorList.getByRole('link').first()).toBeVisible();
  await form.expectFieldErrors();
  await see('errors');

  await form.beForeigner('withoutPesel');
  await form.wantLettersElsewhere();
  const letters = form.section('podsumowanie.adres_korespondencyjny.tytul');
  await form.field(letters, 'podsumowanie.adres.kraj').selectOption('DE');
  await see('errors-foreigner');
  await openCalendar(page, texts);
  await see('calendar');
  await closeByEscape(page);

  const name = texts.beginning('podsumowanie.regulamin.pokaz_tresc');
  await page.getByRole('button', { name }).first().click();
  await expect(page.getByRole('dialog').getByRole('paragraph').first()).toBeVisible();
  await see('consent-text');
  await closeByEscape(page);
  await page.getByRole('button', { name: texts.say('podsumowanie.szkic.wyczysc') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await see('clear-data');
  await closeByEscape(page);

  const file = new FormFile(page, texts);
  await file.button('podsumowanie.plik.wez', page).click();
  await file.button('podsumowanie.plik.pobierz').click();
  await expect(file.passphrase).toHaveAttribute('aria-invalid', 'true');
  await see('take-form');
  await file.button('podsumowanie.plik.anuluj').click();
  await expect(file.dialog).toHaveCount(0);
  await file.choose({ name: 'x', content: Buffer.from('x') });
  await expect(file.dialog.getByRole('alert')).not.toBeEmpty();
  await see('open-form');
}

/** Visits the form without dictionaries, questions and consents. */
async function visitMissingParts(visit: Visit, see: See): Promise<void> {
  const { page } = visit;
  const calls = ['slowniki/**', 'definicje-formularzy/**', 'warunki-rekrutacyjne/**'];
  for (const call of calls) await answer(visit, call, { status: 400, json: {} });
  const form = await openForm(visit);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await form.submit();
  await expect(page.locator('[data-outcome]')).toBeVisible();
  await see('parts-missing');
  for (const call of calls) await page.unroute(`**/api/rekrutacja/${call}`);
}

/** Visits the form of an offer that closes today, by somebody under 18. */
async function visitLastDays(visit: Visit, see: See): Promise<void> {
  const { page, texts, offer, language } = visit;
  const terminDo = dayInPoland(new Date());
  await answer(visit, 'dks', { json: [{ ...offer, nabor: { ...offer.nabor, terminDo } }] });
  const form = await openForm(visit);
  await expect(
    page.getByText(texts.say('podsumowanie.termin.blisko', { kiedy: 'dzis' })),
  ).toHaveCount(2);
  await form.beForeigner('withoutPesel');
  await form.typeBirthDate(`01/01/${Number(terminDo.slice(0, 4)) - 16}`);
  await expect(page.getByText(guardianText[language])).toHaveCount(2);
  await see('last-day-under-age');
  await page.unroute('**/api/rekrutacja/dks');
}

async function visitSending(visit: Visit, see: See): Promise<void> {
  const { page, texts } = visit;
  const form = await openFilledForm(visit);
  await see('filled');

  const end = await hold(visit, 'kandydaci');
  await form.submit();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await see('sending');
  await page.evaluate(keepToastOpen);
  end(refusal({ kod: ALREADY_REGISTERED, bledy: [] }));
  const notice = page.locator('form').getByRole('alert');
  await expect(notice).toContainText(texts.say('podsumowanie.wynik.zapisany_wczesniej.tytul'));
  await expect(
    page.getByRole('button', { name: texts.say('powiadomienie.zamknij'), exact: true }),
  ).toBeVisible();
  const close = page.getByRole('button', { name: texts.say('powiadomienie.zamknij') });
  await close.hover();
  await see('already-registered');
  await close.click();
  // It leaves the page once its place has closed as well.
  await expect(
    page.getByRole('button', { name: texts.say('powiadomienie.zamknij'), includeHidden: true }),
  ).toHaveCount(0);

  const refused = { pole: 'imie', klucz: 'podsumowanie.dane_osobowe.walidacja.imie' };
  // The same cannot be sent again.
  await expect(form.button).toHaveCount(0);
  await form.firstName.fill('Przykładowa');
  await answer(visit, 'kandydaci', refusal({ kod: INVALID_DATA, bledy: [refused] }));
  await form.submit();
  await expect(form.errorList.getByRole('link')).toHaveCount(1);
  await see('field-refused');
  await form.firstName.fill('Przykładowe');

  const outcome = page.locator('[data-outcome]');
  await answer(visit, 'kandydaci', refusal({ kod: OFFER_UNAVAILABLE, bledy: [] }));
  await form.submit();
  await expect(outcome).toContainText(texts.say('podsumowanie.wynik.oferta_niedostepna.tytul'));
  await see('offer-gone');
  await answer(visit, 'kandydaci', refusal({ kod: NO_PLACES, bledy: [] }));
  await form.submit();
  await expect(outcome).toContainText(texts.say('podsumowanie.wynik.brak_miejsc.tytul'));
  await see('offer-full');
  await answer(visit, 'kandydaci', { status: 500, json: {} });
  await form.submit();
  await expect(outcome).toContainText(texts.say('podsumowanie.wynik.niepotwierdzone.tytul'));
  await see('not-confirmed');

  await answer(visit, 'kandydaci', { json: {} });
  await form.submit();
  await expectScreen(page, texts, 'completion');
  await settled(visit);
  await see('completion-sent');
  await page.getByRole('button', { name: texts.say('zakonczenie.kopia.pokaz') }).click();
  await expect(page.getByRole('table').filter({ visible: true })).toHaveCount(1);
  await see('copy-shown');
  await page.getByRole('button', { name: texts.say('zakonczenie.nowe'), exact: true }).click();
  await expectScreen(page, texts, 'direction');
  await see('begun-again');
}

/** The response of a refusal. */
export function refusal(body: Refusal) {
  return { status: 400, json: body };
}
