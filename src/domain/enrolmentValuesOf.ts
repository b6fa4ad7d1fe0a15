import type { Address, Application } from '../contract/application';
import type { Consent } from '../contract/consent';
import { isPolishAddress } from './address';
import { formatDate } from './calendarDate';
import { NO_POSTCODE } from './candidate';
import { givenConsents } from './consents';
import {
  type AddressValues,
  answerKey,
  confirmationKey,
  emptyAddress,
  type EnrolmentValues,
} from './enrolmentValues';
import { NO_NAME } from './personName';
import { splitPrefix } from './phonePrefix';
import { answerValue } from './questions';

/** Every field whose minimum length may be lifted: the wire format does not contain the confirmations. */
const CONFIRMABLE = [
  'imie',
  'nazwisko',
  'miejsceUrodzenia',
  'adres.miejscowosc',
  'adres.adres',
  'adresKontaktowy.miejscowosc',
  'adresKontaktowy.adres',
];

function addressValuesOf(address: Address, poland: string): AddressValues {
  const brakKodu = !isPolishAddress(address, poland) && address.kodPocztowy === NO_POSTCODE;
  return {
    ...address,
    brakKodu,
    kodPocztowy: brakKodu ? '' : address.kodPocztowy,
    rodzajMiejscowosci: address.rodzajMiejscowosci === 1 ? '1' : '2',
    wojewodztwo: address.wojewodztwo ?? '',
  };
}

function nameOf(name: string): string {
  return name === NO_NAME ? '' : name;
}

function answersOf({ definicjeFormularzy }: Application): EnrolmentValues['odpowiedzi'] {
  const questions = definicjeFormularzy.flatMap(({ pozycjeFormularza }) => pozycjeFormularza);
  return Object.fromEntries(
    questions.flatMap(({ id, odpowiedz }) =>
      odpowiedz === null ? [] : [[answerKey(id), answerValue(odpowiedz)]],
    ),
  );
}

/**
 * The form values of an application, with every confirmation given: the inverse of `buildApplication`. Never throws,
 * whatever the body contains.
 */
export function enrolmentValuesOf(
  application: Application,
  poland: string,
  prefixes: readonly string[],
  consents: readonly Consent[],
): EnrolmentValues {
  const { kandydat, wydanieEls, warunkiRekrutacyjne } = application;
  const given = new Set(warunkiRekrutacyjne.map(({ id }) => answerKey(id)));
  const phone = splitPrefix(kandydat.telefon, prefixes);
  return {
    ...kandydat,
    maPesel: kandydat.obcokrajowiec ? kandydat.pesel !== null : null,
    brakPesel: !kandydat.obcokrajowiec && kandydat.pesel === null,
    wydanieEls,
    imie: nameOf(kandydat.imie),
    nazwisko: nameOf(kandydat.nazwisko),
    jednoImie: [kandydat.imie, kandydat.nazwisko].includes(NO_NAME),
    imie2: kandydat.imie2 ?? '',
    pesel: kandydat.pesel ?? '',
    obcokrajowiecRodzajDowodu: kandydat.obcokrajowiecRodzajDowodu ?? '',
    obcokrajowiecSeriaNumerDowodu: kandydat.obcokrajowiecSeriaNumerDowodu ?? '',
    dataUrodzenia: formatDate(kandydat.dataUrodzenia),
    adres: addressValuesOf(kandydat.adres, poland),
    adresKontaktowy: kandydat.adresKontaktowy
      ? addressValuesOf(kandydat.adresKontaktowy, poland)
      : emptyAddress(poland),
    numerKierunkowy: phone?.numerKierunkowy ?? '',
    telefon: phone?.telefon ?? kandydat.telefon,
    odpowiedzi: answersOf(application),
    // A consent to another text counts as given; the difference of the texts is reported as another fault.
    zgody: givenConsents(consents.filter(({ id }) => given.has(answerKey(id)))),
    potwierdzone: Object.fromEntries(CONFIRMABLE.map((field) => [confirmationKey(field), true])),
  };
}
