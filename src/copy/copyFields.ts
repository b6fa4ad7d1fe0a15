import type { IntlShape } from 'react-intl';
import type { Address, Application, DocumentType } from '../contract/application';
import type { Consent } from '../contract/consent';
import type { DictionaryEntry } from '../contract/dictionary';
import type { FormDefinition } from '../contract/question';
import { formatDate } from '../domain/calendarDate';
import { NO_POSTCODE } from '../domain/candidate';
import { formatPostcode } from '../domain/postcode';
import { FIELD_LABELS } from '../fields/fieldLabels';
import type { MessageId } from '../intl/messages';

/** The data that the form shows: an application contains no names of countries and citizenships. */
export interface ShownData {
  poland: string;
  countries: readonly DictionaryEntry[];
  citizenships: readonly DictionaryEntry[];
  questions: readonly FormDefinition[];
  consents: readonly Consent[];
  /** All phone prefixes ("+48"). */
  prefixes: readonly string[];
}

/** A `line` of the form, or a `text` of the institution with the candidate's answer, unsanitised. */
export type Item =
  | { kind: 'line'; label: string; value: string }
  | {
      kind: 'text';
      title: string | null;
      answer: string | null;
      body: { html: string } | { plain: string } | null;
    };

/** A section of the copy of an application, in the language and the words of the form. */
export interface CopySection {
  title: string;
  items: readonly Item[];
}

export type Translate = (id: MessageId) => string;

/** The candidate without the addresses. */
export type Person = Omit<
  Application['kandydat'],
  'adres' | 'adresKontaktowy' | 'adresKorespondencyjnyJakZamieszkania'
>;

export function line(label: string, value: string): Item {
  return { kind: 'line', label, value };
}

export function yesOrNo(translate: Translate, yes: boolean): string {
  return translate(yes ? 'podsumowanie.formularze.tak' : 'podsumowanie.formularze.nie');
}

/** A field of the contract without a line here, or in another section, is a type error. */
type PersonalFields = Exclude<keyof Person, 'obcokrajowiec' | 'email' | 'telefon'>;

/** The personal data, without fields that the form did not show. */
export function personal(intl: IntlShape, person: Person, shown: ShownData): Item[] {
  const translate: Translate = (id) => intl.formatMessage({ id });
  const { obcokrajowiec, obcokrajowiecRodzajDowodu: document, plec } = person;
  const { countries, citizenships, poland } = shown;
  const notGiven = translate('zakonczenie.kopia.nie_podano');
  const ofForeigner = obcokrajowiec ? notGiven : null;
  const values: Readonly<Record<PersonalFields, string | null>> = {
    imie: person.imie,
    imie2: person.imie2 ?? notGiven,
    nazwisko: person.nazwisko,
    pesel: person.pesel,
    obcokrajowiecRodzajDowodu:
      document === null ? ofForeigner : translate(DOCUMENT_NAMES[document]),
    obcokrajowiecSeriaNumerDowodu: person.obcokrajowiecSeriaNumerDowodu ?? ofForeigner,
    dataUrodzenia: formatDate(person.dataUrodzenia),
    miejsceUrodzenia: person.miejsceUrodzenia,
    plec: translate(
      plec === 'Kobieta'
        ? 'podsumowanie.dane_osobowe.plec.kobieta'
        : 'podsumowanie.dane_osobowe.plec.mezczyzna',
    ),
    obywatelstwo: entryName(intl, citizenships, person.obywatelstwo, poland),
    krajPochodzenia: entryName(intl, countries, person.krajPochodzenia, poland),
  };
  return lines(translate, values);
}

/** One address, in the order of the form. */
export function address(intl: IntlShape, sent: Address, { countries, poland }: ShownData): Item[] {
  const translate: Translate = (id) => intl.formatMessage({ id });
  const { kraj, kodPocztowy, rodzajMiejscowosci } = sent;
  const postcode = kraj === poland ? formatPostcode(kodPocztowy) : kodPocztowy;
  const values: Readonly<Record<keyof Address, string | null>> = {
    kraj: entryName(intl, countries, kraj, poland),
    kodPocztowy:
      kodPocztowy === NO_POSTCODE ? translate('podsumowanie.adres.kod_pocztowy.brak') : postcode,
    miejscowosc: sent.miejscowosc,
    rodzajMiejscowosci: translate(
      rodzajMiejscowosci === 1
        ? 'podsumowanie.adres.rodzaj_miejscowosci.miasto'
        : 'podsumowanie.adres.rodzaj_miejscowosci.wies',
    ),
    wojewodztwo: sent.wojewodztwo,
    adres: sent.adres,
    numerDomu: sent.numerDomu,
  };
  return lines(translate, values);
}

/** A line for each field with a value, in the order given; null means that the form did not show the field. */
function lines<Field extends keyof typeof FIELD_LABELS>(
  translate: Translate,
  values: Readonly<Record<Field, string | null>>,
): Item[] {
  return (Object.entries(values) as [Field, string | null][]).flatMap(([field, value]) =>
    value === null ? [] : [line(translate(FIELD_LABELS[field]), value)],
  );
}

export const DOCUMENT_NAMES: Readonly<Record<DocumentType, MessageId>> = {
  dowod_osobisty: 'podsumowanie.dane_osobowe.rodzaj_dowodu.dowod_osobisty',
  paszport: 'podsumowanie.dane_osobowe.rodzaj_dowodu.paszport',
  karta_pobytu: 'podsumowanie.dane_osobowe.rodzaj_dowodu.karta_pobytu',
  polski_dokument_podrozy: 'podsumowanie.dane_osobowe.rodzaj_dowodu.polski_dokument_podrozy',
  tymczasowy_polski_dokument_podrozy:
    'podsumowanie.dane_osobowe.rodzaj_dowodu.tymczasowy_polski_dokument_podrozy',
  polski_dokument_tozsamosci_cudzoziemca:
    'podsumowanie.dane_osobowe.rodzaj_dowodu.polski_dokument_tozsamosci_cudzoziemca',
};

const REGION = /^[A-Z]{2}$/;

/** The name of a dictionary entry; until the dictionary is loaded, the language's name of the country. */
export function entryName(
  intl: IntlShape,
  entries: readonly DictionaryEntry[],
  wartosc: string,
  poland: string,
): string {
  const named = entries.find((entry) => entry.wartosc === wartosc)?.nazwa;
  if (named !== undefined) return named;
  const region = wartosc === poland ? 'PL' : wartosc;
  return (REGION.test(region) && intl.formatDisplayName(region, { type: 'region' })) || wartosc;
}
