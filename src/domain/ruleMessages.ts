/**
 * The messages of the rules of admissions (docs/specification.md, section 5); textRules.ts chooses between those of an
 * empty and of a short field. A refusal of the backend contains only the key of a message: one with parameters is shown
 * by the form alone.
 */
export const RULE_MESSAGES = {
  option: 'podsumowanie.walidacja.opcja',
  notAsSent: 'podsumowanie.walidacja.niezgodne',
  tooLong: 'podsumowanie.walidacja.za_dlugie',

  noLetter: 'podsumowanie.dane_osobowe.walidacja.bez_liter',
  firstName: 'podsumowanie.dane_osobowe.walidacja.imie',
  shortFirstName: 'podsumowanie.dane_osobowe.walidacja.imie_krotkie',
  surname: 'podsumowanie.dane_osobowe.walidacja.nazwisko',
  shortSurname: 'podsumowanie.dane_osobowe.walidacja.nazwisko_krotkie',
  pesel: 'podsumowanie.dane_osobowe.walidacja.pesel',
  wrongPesel: 'podsumowanie.dane_osobowe.walidacja.pesel_bledny',
  documentType: 'podsumowanie.dane_osobowe.walidacja.rodzaj_dowodu',
  documentNumber: 'podsumowanie.dane_osobowe.walidacja.seria_numer_dowodu',
  shortDocumentNumber: 'podsumowanie.dane_osobowe.walidacja.seria_numer_dowodu_krotkie',
  birthDate: 'podsumowanie.dane_osobowe.walidacja.data_ur',
  wrongBirthDate: 'podsumowanie.dane_osobowe.walidacja.data_ur_bledna',
  shortYearOfBirth: 'podsumowanie.dane_osobowe.walidacja.data_ur_rok',
  futureBirthDate: 'podsumowanie.dane_osobowe.walidacja.data_ur_przyszla',
  birthPlace: 'podsumowanie.dane_osobowe.walidacja.miejsce_ur',
  shortBirthPlace: 'podsumowanie.dane_osobowe.walidacja.miejsce_ur_krotkie',
  sex: 'podsumowanie.dane_osobowe.walidacja.plec',
  citizenship: 'podsumowanie.dane_osobowe.walidacja.obywatelstwo',
  polishCitizenship: 'podsumowanie.dane_osobowe.walidacja.obywatelstwo_polskie',
  countryOfOrigin: 'podsumowanie.dane_osobowe.walidacja.kraj_pochodzenia',

  country: 'podsumowanie.adres.walidacja.kraj',
  postcode: 'podsumowanie.adres.walidacja.kod_pocztowy',
  shortPostcode: 'podsumowanie.adres.walidacja.kod_pocztowy_krotki',
  longPostcode: 'podsumowanie.adres.walidacja.kod_pocztowy_dlugi',
  foreignPostcode: 'podsumowanie.adres.walidacja.kod_pocztowy_zagraniczny',
  shortForeignPostcode: 'podsumowanie.adres.walidacja.kod_pocztowy_zagraniczny_krotkie',
  town: 'podsumowanie.adres.walidacja.miejscowosc',
  foreignTown: 'podsumowanie.adres.walidacja.miejscowosc_zagraniczna',
  settlementType: 'podsumowanie.adres.walidacja.rodzaj_miejscowosci',
  voivodeship: 'podsumowanie.adres.walidacja.wojewodztwo',
  street: 'podsumowanie.adres.walidacja.ulica',
  shortStreet: 'podsumowanie.adres.walidacja.ulica_krotkie',
  houseNumber: 'podsumowanie.adres.walidacja.numer_domu',
  asterisk: 'podsumowanie.adres.walidacja.gwiazdka',

  email: 'podsumowanie.dane_kontaktowe.walidacja.email',
  wrongEmail: 'podsumowanie.dane_kontaktowe.walidacja.email_bledny',
  phone: 'podsumowanie.dane_kontaktowe.walidacja.telefon',
  phoneOfZeros: 'podsumowanie.dane_kontaktowe.walidacja.telefon_zera',
  phoneFromZero: 'podsumowanie.dane_kontaktowe.walidacja.telefon_od_zera',
  wrongPhone: 'podsumowanie.dane_kontaktowe.walidacja.telefon_bledny',
  phoneLength: 'podsumowanie.dane_kontaktowe.walidacja.telefon_dlugosc',
  phonePrefix: 'podsumowanie.dane_kontaktowe.walidacja.numer_kierunkowy',

  question: 'podsumowanie.formularze.walidacja',
  answerTooLong: 'podsumowanie.formularze.walidacja_za_dluga',
  questionChanged: 'podsumowanie.formularze.walidacja_zmienione',
  consent: 'podsumowanie.regulamin.walidacja.pojedynczy',
  allConsents: 'podsumowanie.regulamin.walidacja.wszystkie',
} as const;

/** The message of an empty field -> the one of a text that is too short. */
export const SHORT_MESSAGES: Readonly<Record<string, string>> = {
  [RULE_MESSAGES.firstName]: RULE_MESSAGES.shortFirstName,
  [RULE_MESSAGES.surname]: RULE_MESSAGES.shortSurname,
  [RULE_MESSAGES.documentNumber]: RULE_MESSAGES.shortDocumentNumber,
  [RULE_MESSAGES.birthPlace]: RULE_MESSAGES.shortBirthPlace,
  [RULE_MESSAGES.foreignPostcode]: RULE_MESSAGES.shortForeignPostcode,
  [RULE_MESSAGES.town]: RULE_MESSAGES.foreignTown,
  [RULE_MESSAGES.street]: RULE_MESSAGES.shortStreet,
};

/** The fault that a rule has found: a message id, never text, so that errors follow a change of language. */
export interface RuleMessage {
  id: string;
  values?: Readonly<Record<string, string>>;
  /** Marks a minimum length that the candidate may lift by "this is exactly what my document says". */
  confirmable?: boolean;
}

/** Field name ("adres.kodPocztowy") -> its error, in screen order. */
export type ErrorsByField = Readonly<Record<string, RuleMessage>>;

/** A validated field and its error, or null. */
export type Finding = readonly [fieldName: string, message: RuleMessage | null];

/** Keeps the fields with an error, in the order given. */
export function errorsByField(findings: readonly Finding[]): ErrorsByField {
  return Object.fromEntries(
    findings.filter((finding): finding is [string, RuleMessage] => finding[1] !== null),
  );
}

/** The messages that a refusal may name, because it has no parameters for the others. */
const WITHOUT_PARAMETERS: ReadonlySet<string> = new Set(
  Object.values(RULE_MESSAGES).filter(
    (id) => id !== RULE_MESSAGES.phoneLength && id !== RULE_MESSAGES.answerTooLong,
  ),
);

/** The errors of a form's fields that the backend has refused; `otherwise`: the message in place of an unknown one. */
export function refusedErrors(
  errors: readonly { pole: string; klucz: string }[],
  fields: readonly string[],
  otherwise: string,
): ErrorsByField {
  return errorsByField(
    errors
      .filter(({ pole }) => fields.includes(pole))
      .map(({ pole, klucz }) => [pole, { id: WITHOUT_PARAMETERS.has(klucz) ? klucz : otherwise }]),
  );
}
