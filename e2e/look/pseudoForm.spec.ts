import { PATHS } from '../../src/domain/screens';
import { openCalendar } from '../pages/calendar';
import type { Form } from '../pages/form';
import { expectScreen } from '../pages/screens';
import { open, type Visit } from '../pages/visit';
import { PSEUDO as texts } from '../reading/pseudoLanguage';
import { BACKEND, button, expectSaid, panelHandle, test } from '../reading/pseudoVisit';
import { expect } from '../test';

test('every text of the form of a Pole is translated and fits', async ({
  page,
  reader,
  form,
  visit,
}) => {
  await open(visit, PATHS.summary, visit.whole);
  await expectSaid(page, 'podsumowanie.regulamin.wszystkie');
  await expect(form.section('podsumowanie.formularze.tytul').getByRole('paragraph')).toBeVisible();
  await reader.expectWhole('form');
  await panelHandle(page).click();
  await expectSaid(page, 'podsumowanie.regulamin.tytul');
  await reader.expectWhole('form, panel open');
  await panelHandle(page).click();
  await button(page, 'podsumowanie.regulamin.ukryj_szczegoly').click();
  await reader.expectWhole('form, consents hidden');

  await form.submit();
  await expect(form.errorList).toBeFocused();
  await form.expectFieldErrors();
  await reader.expectWhole('form, errors');
  await panelHandle(page).click();
  await reader.expectWhole('form, errors in the panel');
  await panelHandle(page).click();

  const { personal } = form;
  await form.field(personal, 'podsumowanie.dane_osobowe.imie').fill('Bo');
  await expectSaid(page, 'podsumowanie.pole.potwierdzenie_dokument');
  await form.field(personal, 'podsumowanie.dane_osobowe.pesel').fill('44051401358');
  await form.pick(personal, 'podsumowanie.dane_osobowe.plec.kobieta');
  await reader.expectWhole('form, a short name and a wrong PESEL');
  await form.field(personal, 'podsumowanie.dane_osobowe.pesel').fill('44051401359');
  await expectSaid(page, 'podsumowanie.dane_osobowe.plec.inna_w_pesel');
  await reader.expectWhole('form, another sex in the PESEL');

  await form.wantLettersElsewhere();
  const homeAddress = form.section('podsumowanie.adres.tytul');
  const letters = form.section('podsumowanie.adres_korespondencyjny.tytul');
  await form.field(homeAddress, 'podsumowanie.adres.kod_pocztowy').fill('99999');
  await expectSaid(page, 'podsumowanie.adres.kod_pocztowy.nieznany');
  await form.field(letters, 'podsumowanie.adres.kod_pocztowy').fill('05200');
  await expectSaid(page, 'podsumowanie.adres.kod_pocztowy.kilka');
  await reader.expectWhole('form, an unknown postcode and one of several towns');
  await form.field(homeAddress, 'podsumowanie.adres.kod_pocztowy').fill('30059');
  await expectSaid(page, 'podsumowanie.adres.kod_pocztowy.uzupelnione');
  await form.field(letters, 'podsumowanie.adres.kraj').selectOption('DE');
  await expectSaid(page, 'podsumowanie.adres.kod_pocztowy.brak');
  await reader.expectWhole('form, an address filled in and one abroad');

  const consents = form.section('podsumowanie.regulamin.tytul');
  const text = texts.beginning('podsumowanie.regulamin.pokaz_tresc');
  await consents.getByRole('button', { name: text }).first().click();
  await expect(page.getByRole('dialog').getByRole('paragraph').first()).toBeVisible();
  await reader.expectWhole('the text of a consent');
});

test('every text of the form of a foreigner is translated and fits', async ({
  page,
  reader,
  form,
  visit,
}) => {
  await open(visit, PATHS.summary, visit.whole);
  await expectSaid(page, 'podsumowanie.regulamin.wszystkie');
  await form.pick(
    form.section('podsumowanie.obywatelstwo.tytul'),
    'podsumowanie.obywatelstwo.inne',
  );
  await reader.expectWhole('foreigner');
  await form.beForeigner('withPesel');
  await reader.expectWhole('foreigner with PESEL');
  await form.submit();
  await expect(form.errorList).toBeFocused();
  await form.beForeigner('withoutPesel');
  await form.typeBirthDate('01012999');
  await expectSaid(page, 'podsumowanie.dane_osobowe.walidacja.data_ur_przyszla');
  await reader.expectWhole('foreigner without PESEL, errors');
  await form.birthDate.fill('');

  const calendar = await openCalendar(page, texts);
  await reader.expectWhole('calendar, years');
  await calendar.getByRole('radio', { name: '2000', exact: true }).click();
  await expect(calendar.getByRole('radio')).toHaveCount(12);
  await reader.expectWhole('calendar, months');
  await calendar.getByRole('radio').first().click();
  await expect(calendar.getByRole('gridcell', { name: '31', exact: true })).toBeVisible();
  await reader.expectWhole('calendar, days');
});

test.describe('a pending application', () => {
  test.use({ expectedErrors: [/status of 4\d\d/] });

  async function fillIn(form: Form, visit: Visit): Promise<void> {
    await open(visit, PATHS.summary, visit.whole);
    await form.fillPole();
    await form.answerAll(visit.questions);
    await form.acceptAll();
  }

  test('every text of a refusal and of the wait is translated and fits', async ({
    page,
    reader,
    form,
    visit,
  }) => {
    await fillIn(form, visit);
    await reader.expectWhole('form filled in');

    const refusals = [
      [
        'KANDYDAT_ZAPISANY_WCZESNIEJ_NA_WYBRANY_KURS',
        'podsumowanie.wynik.zapisany_wczesniej.tekst',
      ],
      ['OFERTA_NIEDOSTEPNA', 'podsumowanie.wynik.oferta_niedostepna.tekst'],
      ['NIEZNANY', 'podsumowanie.wynik.odrzucone.tytul'],
    ] as const;
    for (const [kod, message] of refusals) {
      await page.route(`${BACKEND}kandydaci`, (route) =>
        route.fulfill({ status: 400, json: { kod } }),
      );
      await form.submit();
      await expectSaid(page, message);
      await reader.expectWhole(kod);
    }

    await page.clock.install();
    await page.route(`${BACKEND}kandydaci`, () => undefined);
    await form.submit();
    await page.clock.fastForward(1000);
    await expectSaid(page, 'podsumowanie.wysylanie.trwa_opis');
    await reader.expectWhole('waiting');
    await page.clock.fastForward(29_000);
    await expectSaid(page, 'podsumowanie.wysylanie.nadal_opis');
    await reader.expectWhole('still waiting');
  });

  test('every text of the completion is translated and fits', async ({
    page,
    reader,
    form,
    visit,
  }) => {
    await fillIn(form, visit);
    await page.route(`${BACKEND}kandydaci`, (route) => route.fulfill({ status: 200 }));
    await form.submit();
    await expectScreen(page, texts, 'completion');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await reader.expectWhole('completion');
    await page.route(`${BACKEND}templatki-html/**`, (route) => route.fulfill({ status: 400 }));
    await page.reload();
    await expectSaid(page, 'zakonczenie.podziekowanie.tekst');
    await reader.expectWhole('completion in our own words');
  });
});
