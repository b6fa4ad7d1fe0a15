import {
  acceptConsents,
  answerPostgraduate,
  chooseStudies,
  fillAddress,
  fillPerson,
  section,
  submit,
  type PolishAddress,
  type Person,
} from '../pages/journey';
import { answersOf, storedFor } from '../backend/storedApplications';
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

/** The columns that all these rows have in common. */
const COMMON = {
  lang: 'pl',
  promo_link: null,
  imie: 'Przykład',
  imie2: 'Drugi',
  nazwisko: 'Testowski',
  pesel: '44051401359',
  obcokrajowiec: 0,
  obcokrajowiec_rodzaj_dowodu: null,
  obcokrajowiec_seria_numer_dowodu: null,
  data_urodzenia: '1944-05-14',
  miejsce_urodzenia: 'Przykładowo',
  plec: 'Mężczyzna',
  obywatelstwo: 'PL',
  kraj_pochodzenia: 'PL',
  adres_adres: 'ul. Wymyślona',
  adres_numer_domu: '7/1',
  adres_kod_pocztowy: '30059',
  adres_miejscowosc: 'Kraków',
  adres_rodzaj_miejscowosci: 1,
  adres_wojewodztwo: 'małopolskie',
  adres_kraj: 'PL',
  email: 'kandydat@uczelnia.example',
  telefon: '+48600100200',
};
const SAME_ADDRESS = {
  adres_korespondencyjny_jak_zamieszkania: 1,
  adres_kontaktowy_adres: null,
  adres_kontaktowy_numer_domu: null,
  adres_kontaktowy_kod_pocztowy: null,
  adres_kontaktowy_miejscowosc: null,
  adres_kontaktowy_rodzaj_miejscowosci: null,
  adres_kontaktowy_wojewodztwo: null,
  adres_kontaktowy_kraj: null,
};

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
    'Dziękujemy, zapisaliśmy Twoje zgłoszenie',
  );
  await expect(
    page.getByRole('definition').filter({ hasText: 'kandydat@uczelnia.example' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();

  const rows = storedFor(backend.databasePath, 11001);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    ...COMMON,
    ...SAME_ADDRESS,
    rekrutacja_id: '1182',
    nazwa_grupy: 'STUDIA_WYZSZE',
    kierunek: 'Administracja',
    specjalnosc: 'Administracja publiczna',
    wydzial: 'Katowice',
    stopien_studiow: 'Studia I stopnia – licencjackie',
    tryb_studiow: 'Stacjonarne',
    wydanie_els: 1,
  });
  const payload: unknown = JSON.parse(rows[0]?.payload ?? '');
  const choice = { odpowiedzTyp: 'WYBOR', formularzTyp: 'WIELOKROTNY_WYBOR' };
  expect(answersOf(payload)).toEqual({
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
  expect(payload).toMatchObject({
    warunkiRekrutacyjne: [1, 2, 3, 4].map((id) => ({ id, zgoda: true })),
    promoLink: null,
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

  const rows = storedFor(backend.databasePath, 54001);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    ...COMMON,
    rekrutacja_id: '1382',
    nazwa_grupy: 'PODYPLOMOWE',
    kierunek: 'Doradztwo zawodowe i personalne',
    specjalnosc: null,
    wydzial: 'Katowice',
    stopien_studiow: 'Studia podyplomowe',
    tryb_studiow: 'Niestacjonarne',
    wydanie_els: 0,
    adres_korespondencyjny_jak_zamieszkania: 0,
    adres_kontaktowy_adres: 'ul. Zmyślona',
    adres_kontaktowy_numer_domu: '12',
    adres_kontaktowy_kod_pocztowy: '00019',
    adres_kontaktowy_miejscowosc: 'Warszawa',
    adres_kontaktowy_rodzaj_miejscowosci: 1,
    adres_kontaktowy_wojewodztwo: 'mazowieckie',
    adres_kontaktowy_kraj: 'PL',
  });
  expect(answersOf(JSON.parse(rows[0]?.payload ?? ''))).toMatchObject({
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

  const rows = storedFor(backend.databasePath, 42002);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    ...COMMON,
    ...SAME_ADDRESS,
    rekrutacja_id: '1285',
    nazwa_grupy: 'PODYPLOMOWE_SPEC',
    kierunek: 'Executive MBA',
    specjalnosc: 'Transformacja cyfrowa',
    wydzial: 'Warszawa',
    stopien_studiow: 'Studia podyplomowe MBA',
    tryb_studiow: 'Online',
    wydanie_els: 0,
  });
  expect(answersOf(JSON.parse(rows[0]?.payload ?? ''))).toMatchObject({
    31: [{ odpowiedzNazwa: 'Finanse i\u00a0rachunkowość', odpowiedzId: 311 }],
    32: { odpowiedzNazwa: 'Stanowisko testowe, 5 lat' },
    33: { odpowiedzNazwa: 'TAK' },
  });
});
