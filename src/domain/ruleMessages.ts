/**
 * The messages of the rules of admissions (docs/specification.md, section 5). A refusal of the backend contains only
 * the key of a message, so none has parameters.
 */
export const RULE_MESSAGES = {
  option: 'podsumowanie.walidacja.opcja',
  notAsSent: 'podsumowanie.walidacja.niezgodne',
  tooLong: 'podsumowanie.walidacja.za_dlugie',

  noLetter: 'podsumowanie.dane_osobowe.walidacja.bez_liter',
  firstName: 'podsumowanie.dane_osobowe.walidacja.imie',
  surname: 'podsumowanie.dane_osobowe.walidacja.nazwisko',
  pesel: 'podsumowanie.dane_osobowe.walidacja.pesel',
  wrongPesel: 'podsumowanie.dane_osobowe.walidacja.pesel_bledny',
  documentType: 'podsumowanie.dane_osobowe.walidacja.rodzaj_dowodu',
  documentNumber: 'podsumowanie.dane_osobowe.walidacja.seria_numer_dowodu',
  birthDate: 'podsumowanie.dane_osobowe.walidacja.data_ur',
  wrongBirthDate: 'podsumowanie.dane_osobowe.walidacja.data_ur_bledna',
  futureBirthDate: 'podsumowanie.dane_osobowe.walidacja.data_ur_przyszla',
  birthPlace: 'podsumowanie.dane_osobowe.walidacja.miejsce_ur',
  sex: 'podsumowanie.dane_osobowe.walidacja.plec',
  citizenship: 'podsumowanie.dane_osobowe.walidacja.obywatelstwo',
  polishCitizenship: 'podsumowanie.dane_osobowe.walidacja.obywatelstwo_polskie',
  countryOfOrigin: 'podsumowanie.dane_osobowe.walidacja.kraj_pochodzenia',

  country: 'podsumowanie.adres.walidacja.kraj',
  postcode: 'podsumowanie.adres.walidacja.kod_pocztowy',
  foreignPostcode: 'podsumowanie.adres.walidacja.kod_pocztowy_zagraniczny',
  town: 'podsumowanie.adres.walidacja.miejscowosc',
  foreignTown: 'podsumowanie.adres.walidacja.miejscowosc_zagraniczna',
  settlementType: 'podsumowanie.adres.walidacja.rodzaj_miejscowosci',
  voivodeship: 'podsumowanie.adres.walidacja.wojewodztwo',
  street: 'podsumowanie.adres.walidacja.ulica',
  houseNumber: 'podsumowanie.adres.walidacja.numer_domu',
  asterisk: 'podsumowanie.adres.walidacja.gwiazdka',

  email: 'podsumowanie.dane_kontaktowe.walidacja.email',
  wrongEmail: 'podsumowanie.dane_kontaktowe.walidacja.email_bledny',
  phone: 'podsumowanie.dane_kontaktowe.walidacja.telefon',
  phoneOfZeros: 'podsumowanie.dane_kontaktowe.walidacja.telefon_zera',
  wrongPhone: 'podsumowanie.dane_kontaktowe.walidacja.telefon_bledny',
  phonePrefix: 'podsumowanie.dane_kontaktowe.walidacja.numer_kierunkowy',

  question: 'podsumowanie.formularze.walidacja',
  consent: 'podsumowanie.regulamin.walidacja.pojedynczy',
  allConsents: 'podsumowanie.regulamin.walidacja.wszystkie',
} as const;
