import type { Application } from '../../src/contract/application';
import { answersOf, storedFor } from '../backend/storedApplications';
import { HOME_ADDRESSES, LETTERS, PEOPLE } from '../backend/storedCandidates';
import { section } from '../pages/form';
import { chooseStudies, POSTGRADUATE } from '../pages/openForm';
import { expect, test } from '../test';

const POLE = { ...PEOPLE.Pole, ...HOME_ADDRESSES.Poland };

/** The only stored application for an offer. */
function onlyStored(databasePath: string, offerId: number): Application {
  const [stored, ...others] = storedFor(databasePath, offerId);
  expect(others).toEqual([]);
  if (stored === undefined) throw new Error(`No application for ${offerId} is stored.`);
  return stored.application;
}

test('first and second degree studies: five steps, a student card, one row', async ({
  page,
  backend,
}) => {
  const asked = ['specialisation', 'city', 'level', 'mode'] as const;
  const form = await chooseStudies(page, { id: 11001, asked });
  await page.getByRole('checkbox', { name: /elektroniczną legitymację/ }).check();
  await section(page, 'Dane osobowe').getByLabel('Drugie imię').fill('Drugi');
  await form.fillPole();
  const questions = section(page, 'Dodatkowe pytania');
  await questions.getByRole('radio', { name: 'Nie' }).check();
  await questions.getByRole('textbox').fill('Szkoła testowa, Przykładowo');
  await questions.getByRole('checkbox', { name: 'Z wyszukiwarki internetowej' }).check();
  await questions.getByRole('checkbox', { name: 'Od znajomych lub rodziny' }).check();
  await form.acceptAll();
  await form.submit();

  await expect(page).toHaveURL(/\/zakonczenie$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Dziękujemy, przyjęliśmy Twoje zgłoszenie',
  );
  await expect(page.getByRole('definition').filter({ hasText: POLE.email })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();

  const sent = onlyStored(backend.databasePath, 11001);
  expect(sent).toMatchObject({
    kandydat: { ...POLE, ...LETTERS['the same address'], imie2: 'Drugi' },
    wydanieEls: true,
    promoLink: null,
    wybranyNabor: {
      rekrutacja: { id: 1182, lang: 'pl' },
      nabor: { nazwaGrupy: 'STUDIA_WYZSZE' },
      kierunekSpecjalnosc: {
        kierunek: { nazwa: 'Administracja' },
        specjalnosc: { nazwa: 'Administracja publiczna' },
        wydzial: { nazwa: 'Katowice' },
        stopienStudiow: { nazwa: 'Studia I stopnia – licencjackie' },
        trybStudiow: { nazwa: 'Stacjonarne' },
      },
    },
  });
  const choice = { odpowiedzTyp: 'WYBOR', formularzTyp: 'WIELOKROTNY_WYBOR' };
  expect(answersOf(sent)).toEqual({
    11: { odpowiedzNazwa: 'NIE', odpowiedzId: 112, odpowiedzTyp: 'WYBOR', formularzTyp: 'TAKNIE' },
    12: {
      odpowiedzNazwa: 'Szkoła testowa, Przykładowo',
      odpowiedzId: 121,
      odpowiedzTyp: 'TEKST',
      formularzTyp: 'TEKST',
    },
    13: [
      { odpowiedzNazwa: 'Od znajomych lub rodziny', odpowiedzId: 131, ...choice },
      { odpowiedzNazwa: 'Z\u00a0wyszukiwarki internetowej', odpowiedzId: 134, ...choice },
    ],
  });
  expect(sent).toMatchObject({
    warunkiRekrutacyjne: [1, 2, 3, 4].map((id) => ({ id, zgoda: true })),
  });
});

test('postgraduate studies without specialisations: mode and city, letters to another address', async ({
  page,
  backend,
}) => {
  const form = await chooseStudies(page);
  await expect(section(page, 'Elektroniczna legitymacja')).toBeHidden();
  await form.fillPole();
  const correspondence = section(page, 'Adres do korespondencji');
  await correspondence.getByRole('radio', { name: 'Inny adres' }).check();
  await correspondence.getByLabel('Kod pocztowy').fill('00019');
  await expect(correspondence.getByLabel('Miejscowość', { exact: true })).toHaveValue('Warszawa');
  await correspondence.getByLabel('Ulica').fill('ul. Zmyślona');
  await correspondence.getByLabel(/^Numer domu/).fill('12');
  const questions = section(page, 'Dodatkowe pytania');
  const diploma = questions.getByRole('radiogroup', { name: /^Czy masz dyplom/ });
  await diploma.getByRole('radio', { name: 'Tak' }).check();
  await questions.getByLabel(/^Nazwa ukończonej uczelni/).fill('Uczelnia testowa, 2001');
  await form.acceptAll();
  await form.submit();
  await expect(page).toHaveURL(/\/zakonczenie$/);

  const sent = onlyStored(backend.databasePath, POSTGRADUATE.id);
  expect(sent).toMatchObject({
    kandydat: {
      ...POLE,
      adresKorespondencyjnyJakZamieszkania: false,
      adresKontaktowy: {
        adres: 'ul. Zmyślona',
        numerDomu: '12',
        kodPocztowy: '00019',
        miejscowosc: 'Warszawa',
        rodzajMiejscowosci: 1,
        wojewodztwo: 'mazowieckie',
        kraj: 'PL',
      },
    },
    wydanieEls: false,
    promoLink: null,
    wybranyNabor: {
      rekrutacja: { id: 1382, lang: 'pl' },
      nabor: { nazwaGrupy: 'PODYPLOMOWE' },
      kierunekSpecjalnosc: {
        kierunek: { nazwa: 'Doradztwo zawodowe i personalne' },
        specjalnosc: null,
        wydzial: { nazwa: 'Katowice' },
        stopienStudiow: { nazwa: 'Studia podyplomowe' },
        trybStudiow: { nazwa: 'Niestacjonarne' },
      },
    },
  });
  expect(answersOf(sent)).toMatchObject({
    21: { odpowiedzNazwa: 'TAK', odpowiedzId: 211 },
    22: { odpowiedzNazwa: 'Uczelnia testowa, 2001', odpowiedzId: 221 },
    23: null,
  });
});

test('postgraduate studies with specialisations: the one city is skipped', async ({
  page,
  backend,
}) => {
  const form = await chooseStudies(page, { id: 42002, asked: ['specialisation', 'mode'] });
  await expect(section(page, 'Wybrane studia')).toContainText('Warszawa');
  await form.fillPole();
  const questions = section(page, 'Dodatkowe pytania');
  await questions.getByRole('checkbox', { name: 'Finanse i rachunkowość' }).check();
  await questions.getByLabel(/^Obecne stanowisko/).fill('Stanowisko testowe, 5 lat');
  await questions
    .getByRole('radiogroup', { name: /język angielski/ })
    .getByRole('radio', { name: 'Tak' })
    .check();
  await form.acceptAll();
  await form.submit();
  await expect(page).toHaveURL(/\/zakonczenie$/);

  const sent = onlyStored(backend.databasePath, 42002);
  expect(sent).toMatchObject({
    kandydat: { ...POLE, ...LETTERS['the same address'] },
    wydanieEls: false,
    promoLink: null,
    wybranyNabor: {
      rekrutacja: { id: 1285, lang: 'pl' },
      nabor: { nazwaGrupy: 'PODYPLOMOWE_SPEC' },
      kierunekSpecjalnosc: {
        kierunek: { nazwa: 'Executive MBA' },
        specjalnosc: { nazwa: 'Transformacja cyfrowa' },
        wydzial: { nazwa: 'Warszawa' },
        stopienStudiow: { nazwa: 'Studia podyplomowe MBA' },
        trybStudiow: { nazwa: 'Online' },
      },
    },
  });
  expect(answersOf(sent)).toMatchObject({
    31: [{ odpowiedzNazwa: 'Finanse i\u00a0rachunkowość', odpowiedzId: 311 }],
    32: { odpowiedzNazwa: 'Stanowisko testowe, 5 lat' },
    33: { odpowiedzNazwa: 'TAK' },
  });
});
