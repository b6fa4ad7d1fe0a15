import type { IntlShape } from 'react-intl';
import type { Address, Application } from '../../../contract/application';
import type { Consent } from '../../../contract/consent';
import type { DictionaryEntry } from '../../../contract/dictionary';
import type { FormDefinition } from '../../../contract/question';
import type { CopySection } from '../../../domain/applicationCopy';
import { formatDate } from '../../../domain/calendarDate';
import { NO_POSTCODE } from '../../../domain/candidate';
import { splitPhone } from '../../../domain/phone';
import { formatPostcode } from '../../../domain/postcode';
import type { MessageId } from '../../../intl/messages';
import { DOCUMENT_NAMES } from '../sections/personal/DocumentFields';
import { entryName } from '../sections/useNameOptions';
import { FIELD_LABELS } from '../validation/fieldTitle';

/** What the candidate saw besides the application, which names no questions, countries and citizenships. */
export interface Seen {
  poland: string;
  countries: readonly DictionaryEntry[];
  citizenships: readonly DictionaryEntry[];
  questions: readonly FormDefinition[];
  consents: readonly Consent[];
  /** All phone prefixes ("+48"). */
  prefixes: readonly string[];
}

/** A line or a text of the copy. */
export type Item = CopySection['items'][number];
/** The text of a message. */
export type Say = (id: MessageId) => string;

/** The candidate without the addresses. */
export type Person = Omit<
  Application['kandydat'],
  'adres' | 'adresKontaktowy' | 'adresKorespondencyjnyJakZamieszkania'
>;

/** A line of the copy. */
export function line(label: string, value: string): Item {
  return { kind: 'line', label, value };
}

/** The answer to a question or a checkbox. */
export function yesOrNo(say: Say, yes: boolean): string {
  return say(yes ? 'podsumowanie.formularze.tak' : 'podsumowanie.formularze.nie');
}

/** A field of the contract without a line here, or in another section, is a type error. */
type PersonalFields = Exclude<keyof Person, 'obcokrajowiec' | 'email' | 'telefon'>;

/** Who applies; null fields that the form did not show are left out. */
export function personal(intl: IntlShape, person: Person, seen: Seen): Item[] {
  const say: Say = (id) => intl.formatMessage({ id });
  const { obcokrajowiec, obcokrajowiecRodzajDowodu: document, plec } = person;
  const { countries, citizenships, poland } = seen;
  const notGiven = say('zakonczenie.kopia.nie_podano');
  const ofForeigner = obcokrajowiec ? notGiven : null;
  const values: Readonly<Record<PersonalFields, string | null>> = {
    imie: person.imie,
    imie2: person.imie2 ?? notGiven,
    nazwisko: person.nazwisko,
    pesel: person.pesel,
    obcokrajowiecRodzajDowodu: document === null ? ofForeigner : say(DOCUMENT_NAMES[document]),
    obcokrajowiecSeriaNumerDowodu: person.obcokrajowiecSeriaNumerDowodu ?? ofForeigner,
    dataUrodzenia: formatDate(person.dataUrodzenia),
    miejsceUrodzenia: person.miejsceUrodzenia,
    plec: say(
      plec === 'Kobieta'
        ? 'podsumowanie.dane_osobowe.plec.kobieta'
        : 'podsumowanie.dane_osobowe.plec.mezczyzna',
    ),
    obywatelstwo: entryName(intl, citizenships, person.obywatelstwo, poland),
    krajPochodzenia: entryName(intl, countries, person.krajPochodzenia, poland),
  };
  return lines(say, values);
}

/** One address, in the order of the form. */
export function address(intl: IntlShape, sent: Address, { countries, poland }: Seen): Item[] {
  const say: Say = (id) => intl.formatMessage({ id });
  const { kraj, kodPocztowy, rodzajMiejscowosci } = sent;
  const postcode = kraj === poland ? formatPostcode(kodPocztowy) : kodPocztowy;
  const values: Readonly<Record<keyof Address, string | null>> = {
    kraj: entryName(intl, countries, kraj, poland),
    kodPocztowy:
      kodPocztowy === NO_POSTCODE ? say('podsumowanie.adres.kod_pocztowy.brak') : postcode,
    miejscowosc: sent.miejscowosc,
    rodzajMiejscowosci: say(
      rodzajMiejscowosci === 1
        ? 'podsumowanie.adres.rodzaj_miejscowosci.miasto'
        : 'podsumowanie.adres.rodzaj_miejscowosci.wies',
    ),
    wojewodztwo: sent.wojewodztwo,
    adres: sent.adres,
    numerDomu: sent.numerDomu,
  };
  return lines(say, values);
}

/** A line for each field in their order; null for those that the form did not show. */
function lines<Field extends keyof typeof FIELD_LABELS>(
  say: Say,
  values: Readonly<Record<Field, string | null>>,
): Item[] {
  return (Object.entries(values) as [Field, string | null][]).flatMap(([field, value]) =>
    value === null ? [] : [line(say(FIELD_LABELS[field]), value)],
  );
}

/** "+48600100200" as "+48 600 100 200". */
export function readablePhone(number: string, prefixes: readonly string[]): string {
  const phone = splitPhone(number, prefixes, '');
  if (phone === null) return number;
  const grouped = phone.telefon.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3');
  return `${phone.numerKierunkowy} ${grouped}`;
}
