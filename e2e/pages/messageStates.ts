import { expect } from '@playwright/test';
import { PATHS } from '../../src/domain/screens';
import { waitForHydration } from './application';
import { openCalendar } from './calendar';
import { closeByEscape } from './dialog';
import { openFilledForm, openForm } from './enrolment';
import type { Form } from './form';
import { refusal, type See } from './formStates';
import { openScreen } from './screens';
import type { MessageId } from './texts';
import { answer, open, type Visit } from './visit';

/** Checks that the message is visible. */
async function expectSaid(visit: Visit, id: MessageId, values?: Record<string, string | number>) {
  const places = visit.page.getByText(visit.texts.say(id, values)).filter({ visible: true });
  await expect(places.first()).toBeVisible();
}

/** Visits the screens with those messages that no state of `visitStates` has. */
export async function visitMessages(visit: Visit, see: See): Promise<void> {
  await visitSelection(visit, see);
  const form = await openForm(visit);
  await visitPole(visit, form, see);
  await visitForeigner(visit, form, see);
  await visitSending(visit, see);
}

async function visitSelection(visit: Visit, see: See): Promise<void> {
  const { page } = visit;
  // Without results a group is left out, unless it has the choice.
  await openScreen(visit, 'direction');
  await waitForHydration(page);
  const search = page.getByRole('searchbox');
  await search.fill('mba');
  await expect(page.locator('mark').first()).toBeVisible();
  await page.getByRole('main').getByRole('button', { expanded: false }).first().click();
  await expectSaid(visit, 'kierunek.grupa.bez_trafien', { fraza: 'mba' });
  await see('filter-empty-in-a-group');
  await search.fill('psycholgia');
  await expectSaid(visit, 'szukaj.podobne', { fraza: 'psycholgia', liczba: 3 });
  await see('filter-near-matches');

  await openScreen(visit, 'city');
  await page.getByRole('radio', { checked: false }).first().check();
  await see('later-choices-cleared');

  await answer(visit, 'dks', { json: [] });
  await open(visit, PATHS.direction);
  await expectSaid(visit, 'brak_studiow.tekst_bez_jezykow');
  await see('no-studies-in-any-language');
  await page.unroute('**/api/rekrutacja/dks');
}

async function visitPole(visit: Visit, form: Form, see: See): Promise<void> {
  const { page, texts } = visit;
  const said = (id: MessageId) => expectSaid(visit, id);
  const { personal } = form;
  const pesel = form.field(personal, 'podsumowanie.dane_osobowe.pesel');
  const hide = texts.say('podsumowanie.regulamin.ukryj_szczegoly');
  await page.getByRole('button', { name: hide, exact: true }).click();
  await form.submit();
  await form.expectFieldErrors();
  if (visit.width < 900) {
    const panel = page.getByRole('navigation').locator('summary');
    await panel.click();
    await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible();
    await see('errors-in-the-panel');
    await panel.click();
  }

  await form.firstName.fill('Bo');
  await said('podsumowanie.pole.potwierdzenie_dokument');
  await pesel.fill('44051401358');
  await form.pick(personal, 'podsumowanie.dane_osobowe.plec.kobieta');
  await form.wantLettersElsewhere();
  const homeAddress = form.section('podsumowanie.adres.tytul');
  const letters = form.section('podsumowanie.adres_korespondencyjny.tytul');
  await form.field(homeAddress, 'podsumowanie.adres.kod_pocztowy').fill('99999');
  await said('podsumowanie.adres.kod_pocztowy.nieznany');
  await form.field(letters, 'podsumowanie.adres.kod_pocztowy').fill('05200');
  await said('podsumowanie.adres.kod_pocztowy.kilka');
  await see('short-name-and-wrong-numbers');

  await pesel.fill('44051401359');
  await said('podsumowanie.dane_osobowe.plec.inna_w_pesel');
  await form.field(homeAddress, 'podsumowanie.adres.kod_pocztowy').fill('30059');
  await form.expectTown(homeAddress);
  await form.field(letters, 'podsumowanie.adres.kraj').selectOption('DE');
  await said('podsumowanie.adres.kod_pocztowy.brak');
  await see('another-sex-and-letters-abroad');

  await form.field(letters, 'podsumowanie.adres.kraj').selectOption('PL');
  await form.pick(letters, 'podsumowanie.adres_korespondencyjny.taki_sam');
  await see('letters-home-again');
}

async function visitForeigner(visit: Visit, form: Form, see: See): Promise<void> {
  const { page, texts } = visit;
  const citizenship = form.section('podsumowanie.obywatelstwo.tytul');
  await form.pick(citizenship, 'podsumowanie.obywatelstwo.inne');
  await see('foreigner');
  await form.beForeigner('withPesel');
  await see('foreigner-with-pesel');
  await form.beForeigner('withoutPesel');
  await form.typeBirthDate('01012199');
  await expectSaid(visit, 'podsumowanie.dane_osobowe.walidacja.data_ur_przyszla');
  await see('foreigner-with-document');
  await form.birthDate.fill('');
  const calendar = await openCalendar(page, texts);
  await calendar.getByRole('radio', { name: '2000', exact: true }).click();
  await expect(calendar.getByRole('radio')).toHaveCount(12);
  await see('calendar-months');
  await calendar.getByRole('radio').first().click();
  await expect(calendar.getByRole('gridcell', { name: '31', exact: true })).toBeVisible();
  await see('calendar-days');
  await closeByEscape(page);
  await form.bePole();
  await see('pole-again');
}

async function visitSending(visit: Visit, see: See): Promise<void> {
  const { page, whole } = visit;
  await answer(visit, 'templatki-html/**', { status: 400, json: {} });
  await open(visit, PATHS.completion, whole);
  await expectSaid(visit, 'zakonczenie.podziekowanie.tekst');
  await see('completion-in-our-words');
  await page.unroute('**/api/rekrutacja/templatki-html/**');

  const form = await openFilledForm(visit);
  await answer(visit, 'kandydaci', refusal({ kod: 'INNY_KOD', bledy: [] }));
  await form.submit();
  await expectSaid(visit, 'podsumowanie.wynik.odrzucone.tytul');
  await see('refused');
  await page.clock.install();
  await page.unroute('**/api/rekrutacja/kandydaci');
  await page.route('**/api/rekrutacja/kandydaci', () => undefined);
  await form.submit();
  await page.clock.fastForward(1000);
  await expectSaid(visit, 'podsumowanie.wysylanie.trwa_opis');
  await see('waiting');
  await page.clock.fastForward(29_000);
  await expectSaid(visit, 'podsumowanie.wysylanie.nadal_opis');
  await see('still-waiting');
}
