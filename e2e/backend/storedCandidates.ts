import { CANDIDATE } from '../pages/form';

const BY_PESEL = {
  pesel: CANDIDATE.pesel,
  obcokrajowiec_rodzaj_dowodu: null,
  obcokrajowiec_seria_numer_dowodu: null,
  data_urodzenia: '1944-05-14',
  plec: 'Mężczyzna',
};

/** The stored person of each test candidate. */
export const PEOPLE = {
  Pole: { ...BY_PESEL, obcokrajowiec: 0, obywatelstwo: 'PL', kraj_pochodzenia: 'PL' },
  'foreigner with PESEL': {
    ...BY_PESEL,
    obcokrajowiec: 1,
    obywatelstwo: 'UA',
    kraj_pochodzenia: 'UA',
  },
  'foreigner with passport': {
    obcokrajowiec: 1,
    pesel: null,
    obcokrajowiec_rodzaj_dowodu: 'paszport',
    obcokrajowiec_seria_numer_dowodu: CANDIDATE.passport,
    data_urodzenia: '2001-07-09',
    plec: 'Kobieta',
    obywatelstwo: 'UA',
    kraj_pochodzenia: 'UA',
  },
};

/** The stored residence. */
export const HOME_ADDRESSES = {
  Poland: {
    adres_kraj: 'PL',
    adres_kod_pocztowy: '30059',
    adres_miejscowosc: 'Kraków',
    adres_rodzaj_miejscowosci: 1,
    adres_wojewodztwo: 'małopolskie',
  },
  Germany: {
    adres_kraj: 'DE',
    adres_kod_pocztowy: 'D-00000',
    adres_miejscowosc: 'Musterdorf',
    adres_rodzaj_miejscowosci: 2,
    adres_wojewodztwo: null,
  },
};

/** The stored correspondence address. */
export const LETTERS = {
  'the same address': { adres_korespondencyjny_jak_zamieszkania: 1, adres_kontaktowy_kraj: null },
  Germany: {
    adres_korespondencyjny_jak_zamieszkania: 0,
    adres_kontaktowy_kraj: 'DE',
    adres_kontaktowy_kod_pocztowy: 'D-00000',
    adres_kontaktowy_miejscowosc: 'Musterdorf',
    adres_kontaktowy_rodzaj_miejscowosci: 2,
    adres_kontaktowy_wojewodztwo: null,
  },
};
