import { POSTGRADUATE } from '../pages/openForm';
import { chooseDirection, clickForward, expectScreen, FLAGS, goToForm } from '../pages/screens';
import { NOT_PRERENDERED } from '../pages/visit';
import { PSEUDO as texts } from '../reading/pseudoLanguage';
import { BACKEND, button, expectSaid, panelHandle, test } from '../reading/pseudoVisit';
import { expect } from '../test';

test('every text of the choice of studies is translated and fits', async ({
  page,
  reader,
  catalogue,
}) => {
  const offer = await catalogue.offer(32078);
  await page.goto('/');
  await expectScreen(page, texts, 'direction');
  await expect(page.getByRole('radio').first()).toBeVisible();
  await reader.expectWhole('start');

  const search = page.getByLabel(texts.say('kierunek.szukaj.etykieta'));
  await search.fill('zarz');
  await expect(page.getByRole('radio', { name: 'Administracja', exact: true })).toBeHidden();
  await reader.expectWhole('filter');
  await search.fill('psych');
  await page.getByRole('main').locator('h2').nth(1).getByRole('button').click();
  await expectSaid(page, 'kierunek.grupa.bez_trafien', { fraza: 'psych' });
  await reader.expectWhole('filter, nothing found in a group');
  await search.fill('psycholgia');
  await expectSaid(page, 'szukaj.podobne', { fraza: 'psycholgia', liczba: 3 });
  await reader.expectWhole('filter, near matches');
  await search.fill('niczego');
  await expectSaid(page, 'kierunek.brak.tytul');
  await reader.expectWhole('filter, nothing found');
  await button(page, 'szukaj.wyczysc').click();

  await panelHandle(page).click();
  await expectSaid(page, 'motyw.ciemny');
  await reader.expectWhole('panel open, nothing chosen');
  await panelHandle(page).click();
  await chooseDirection(page, texts, offer);
  await reader.expectWhole('direction chosen');

  await page.getByRole('button', { name: FLAGS.eng }).click();
  await expectSaid(page, 'jezyk.zmiana.tekst');
  await reader.expectWhole('question about the language');
  await button(page, 'jezyk.zmiana.zostaw', { jezyk: 'Polski' }).click();

  await clickForward(page, texts, 'specialisation');
  await reader.expectWhole('specialisation');
  const narrow = page.getByLabel(texts.say('specjalnosc.szukaj.etykieta'));
  await narrow.fill('niczego');
  await expectSaid(page, 'specjalnosc.brak.tekst');
  await reader.expectWhole('specialisation, nothing found');
  await narrow.fill('');
  for (const [step, choice] of [
    ['city', 'Zarządzanie sprzedażą'],
    ['level', 'Kraków'],
    ['mode', 'Studia I stopnia – licencjackie'],
  ] as const) {
    await page.getByRole('radio', { name: choice, exact: true }).check();
    await clickForward(page, texts, step);
    await reader.expectWhole(step);
  }
  await page.getByRole('radio', { name: 'Niestacjonarne', exact: true }).check();
  await expectSaid(page, 'oferty.wiele.tytul');
  await reader.expectWhole('several programmes');
  await page.getByRole('radio', { name: /1192/ }).check();
  await expectSaid(page, 'oferty.wybrana');
  await panelHandle(page).click();
  await reader.expectWhole('panel open, all chosen');
  await page.getByRole('navigation').getByRole('link', { name: 'Kraków' }).click();
  await expectScreen(page, texts, 'city');
  await page.getByRole('radio', { name: 'Warszawa', exact: true }).check();
  await reader.expectWhole('later choices cleared');
});

test.describe('without data of the backend', () => {
  test.use({ expectedErrors: [/status of 4\d\d/] });

  test('every text of a failed start is translated and fits', async ({
    page,
    reader,
    catalogue,
  }) => {
    const offer = await catalogue.offer(604001);
    await page.route(`${BACKEND}dks`, (route) => route.fulfill({ json: [] }));
    await page.goto('/');
    await expectSaid(page, 'brak_studiow.tekst_bez_jezykow');
    await reader.expectWhole('no studies');
    await page.route(`${BACKEND}dks`, (route) => route.fulfill({ json: [offer] }));
    await page.reload();
    await expectSaid(page, 'brak_studiow.tekst');
    await reader.expectWhole('no studies in this language');

    await page.route(`${BACKEND}dks`, () => undefined);
    await page.goto(NOT_PRERENDERED);
    await expectSaid(page, 'kierunek.opis');
    await reader.expectWhole('loading');
    await page.route(`${BACKEND}dks`, (route) => route.fulfill({ status: 400 }));
    await page.reload();
    await expectSaid(page, 'start.blad.tekst');
    await reader.expectWhole('start failed');

    await page.unroute(`${BACKEND}dks`);
    await page.route(`${BACKEND}dks/wiosna`, (route) => route.fulfill({ status: 404 }));
    await page.goto('/wiosna');
    await expectSaid(page, 'start.promo_nieznane');
    await reader.expectWhole('promo link unknown');
  });

  test('every text of a form without its parts is translated and fits', async ({
    page,
    reader,
    form,
    catalogue,
  }) => {
    await page.goto('/');
    await expectScreen(page, texts, 'direction');
    const parts = `${BACKEND}{slowniki,warunki-rekrutacyjne,definicje-formularzy}/**`;
    await page.route(parts, (route) => route.fulfill({ status: 400 }));
    await goToForm(page, texts, await catalogue.offer(POSTGRADUATE.id), POSTGRADUATE.asked);
    await expectSaid(page, 'podsumowanie.regulamin.blad');
    await reader.expectWhole('form without its parts');
    await form.submit();
    await form.expectFieldErrors();
    await reader.expectWhole('form without its parts, errors');
  });
});
