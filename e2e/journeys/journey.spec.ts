import type { Application } from '../../src/contract/application';
import { answersOf, storedFor } from '../backend/storedApplications';
import {
  acceptConsents,
  answerPostgraduate,
  chooseStudies,
  fillAddress,
  fillPerson,
  type Person,
  type PolishAddress,
  section,
  submit,
} from '../pages/journey';
import { expect, test } from '../test';

/** Invented. */
const PERSON: Person = {
  firstName: 'Przykład',
  secondName: 'Drugi',
  surname: 'Testowski',
  pesel: '44051401359',
  birthPlace: 'Przykładowo',
  email: 'kandydat@uczelnia.example',
  phone: '600 100 200',
};
const HOME_ADDRESS: PolishAddress = {
  postcode: '30-059',
  town: 'Kraków',
  street: 'ul. Wymyślona',
  houseNumber: '7/1',
};
const OFFICE: PolishAddress = {
  postcode: '00019',
  town: 'Warszawa',
  street: 'ul. Zmyślona',
  houseNumber: '12',
};

/** The stored candidate of all these applications. */
const COMMON = {
  imie: 'Przykład',
  imie2: 'Drugi',
  nazwisko: 'Testowski',
  pesel: '44051401359',
  obcokrajowiec: false,
  obcokrajowiecRodzajDowodu: null,
  obcokrajowiecSeriaNumerDowodu: null,
  dataUrodzenia: '1944-05-14',
  miejsceUrodzenia: 'Przykładowo',
  plec: 'Mężczyzna',
  obywatelstwo: 'PL',
  krajPochodzenia: 'PL',
  adres: {
    adres: 'ul. Wymyślona',
    numerDomu: '7/1',
    kodPocztowy: '30059',
    miejscowosc: 'Kraków',
    rodzajMiejscowosci: 1,
    wojewodztwo: 'małopolskie',
    kraj: 'PL',
  },
  email: 'kandydat@uczelnia.example',
  telefon: '+48600100200',
};
const SAME_ADDRESS = { adresKorespondencyjnyJakZamieszkania: true, adresKontaktowy: null };

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
  await chooseStudies(page, {
    group: 'Studia wyższe',
    direction: 'Administracja',
    options: [
      'Administracja publiczna',
      'Katowice',
      'Studia I stopnia – licencjackie',
      'Stacjonarne',
    ],
  });
  await page.getByRole('checkbox', { name: /elektroniczną legitymację/ }).check();
  await fillPerson(page, PERSON);
  await fillAddress(section(page, 'Adres zamieszkania'), HOME_ADDRESS);
  const questions = section(page, 'Dodatkowe pytania');
  await questions.getByRole('radio', { name: 'Nie' }).check();
  await questions.getByRole('textbox').fill('Szkoła testowa, Przykładowo');
  await questions.getByRole('checkbox', { name: 'Z wyszukiwarki internetowej' }).check();
  await questions.getByRole('checkbox', { name: 'Od znajomych lub rodziny' }).check();
  await acceptConsents(page);
  await submit(page);

  await expect(page).toHaveURL(/\/zakonczenie$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Dziękujemy, przyjęliśmy Twoje zgłoszenie',
  );
  await expect(
    page.getByRole('definition').filter({ hasText: 'kandydat@uczelnia.example' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();

  const sent = onlyStored(backend.databasePath, 11001);
  expect(sent).toMatchObject({
    kandydat: { ...COMMON, ...SAME_ADDRESS },
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
  await chooseStudies(page, {
    group: 'Pozostałe studia podyplomowe',
    direction: 'Doradztwo zawodowe i personalne',
    options: ['Niestacjonarne', 'Katowice'],
  });
  await expect(section(page, 'Elektroniczna legitymacja')).toBeHidden();
  await fillPerson(page, PERSON);
  await fillAddress(section(page, 'Adres zamieszkania'), HOME_ADDRESS);
  const correspondence = section(page, 'Adres do korespondencji');
  await correspondence.getByRole('radio', { name: 'Inny adres' }).check();
  await fillAddress(correspondence, OFFICE);
  await answerPostgraduate(page);
  await acceptConsents(page);
  await submit(page);
  await expect(page).toHaveURL(/\/zakonczenie$/);

  const sent = onlyStored(backend.databasePath, 54001);
  expect(sent).toMatchObject({
    kandydat: {
      ...COMMON,
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
  await chooseStudies(page, {
    group: 'Studia MBA, DBA, LL.M. i MSc',
    direction: 'Executive MBA',
    options: ['Transformacja cyfrowa', 'Online'],
  });
  await expect(section(page, 'Wybrane studia')).toContainText('Warszawa');
  await fillPerson(page, PERSON);
  await fillAddress(section(page, 'Adres zamieszkania'), HOME_ADDRESS);
  const questions = section(page, 'Dodatkowe pytania');
  await questions.getByRole('checkbox', { name: 'Finanse i rachunkowość' }).check();
  await questions.getByLabel(/^Obecne stanowisko/).fill('Stanowisko testowe, 5 lat');
  await questions
    .getByRole('radiogroup', { name: /język angielski/ })
    .getByRole('radio', { name: 'Tak' })
    .check();
  await acceptConsents(page);
  await submit(page);
  await expect(page).toHaveURL(/\/zakonczenie$/);

  const sent = onlyStored(backend.databasePath, 42002);
  expect(sent).toMatchObject({
    kandydat: { ...COMMON, ...SAME_ADDRESS },
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
