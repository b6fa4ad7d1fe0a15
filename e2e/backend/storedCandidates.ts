import { CANDIDATE } from '../pages/form';

const BY_PESEL = {
  pesel: CANDIDATE.pesel,
  obcokrajowiecRodzajDowodu: null,
  obcokrajowiecSeriaNumerDowodu: null,
  dataUrodzenia: '1944-05-14',
  plec: 'Mężczyzna',
};

/** The stored person of each test candidate. */
export const PEOPLE = {
  Pole: { ...BY_PESEL, obcokrajowiec: false, obywatelstwo: 'PL', krajPochodzenia: 'PL' },
  'foreigner with PESEL': {
    ...BY_PESEL,
    obcokrajowiec: true,
    obywatelstwo: 'UA',
    krajPochodzenia: 'UA',
  },
  'foreigner with passport': {
    obcokrajowiec: true,
    pesel: null,
    obcokrajowiecRodzajDowodu: 'paszport',
    obcokrajowiecSeriaNumerDowodu: CANDIDATE.passport,
    dataUrodzenia: '2001-07-09',
    plec: 'Kobieta',
    obywatelstwo: 'UA',
    krajPochodzenia: 'UA',
  },
};

const HOME = {
  Poland: {
    kraj: 'PL',
    kodPocztowy: '30059',
    miejscowosc: 'Kraków',
    rodzajMiejscowosci: 1,
    wojewodztwo: 'małopolskie',
  },
  Germany: {
    kraj: 'DE',
    kodPocztowy: 'D-00000',
    miejscowosc: 'Musterdorf',
    rodzajMiejscowosci: 2,
    wojewodztwo: null,
  },
};

/** The stored residence. */
export const HOME_ADDRESSES = {
  Poland: { adres: HOME.Poland },
  Germany: { adres: HOME.Germany },
};

/** The stored correspondence address. */
export const LETTERS = {
  'the same address': { adresKorespondencyjnyJakZamieszkania: true, adresKontaktowy: null },
  Germany: { adresKorespondencyjnyJakZamieszkania: false, adresKontaktowy: HOME.Germany },
};
