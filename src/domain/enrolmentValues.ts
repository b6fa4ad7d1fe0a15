import type { DocumentType, Sex } from '../contract/application';
import type { Key } from '../contract/offer';

/** An address as typed. Both variants share the fields, so that a change of country loses nothing. */
export interface AddressValues {
  /** `wartosc` of the country. */
  kraj: string;
  /** As typed, possibly with a dash and spaces. */
  kodPocztowy: string;
  /** Foreign variant: "this country has no postcodes"; "-" is sent. */
  brakKodu: boolean;
  miejscowosc: string;
  /** "1" city, "2" village, "" not chosen. */
  rodzajMiejscowosci: '' | '1' | '2';
  wojewodztwo: string;
  /** Street. */
  adres: string;
  numerDomu: string;
}

/** The names of the two addresses among the values. */
export type AddressName = 'adres' | 'adresKontaktowy';

/** Everything typed and ticked in the form: the values of final-form. Empty text is "", never undefined. */
export interface EnrolmentValues {
  obcokrajowiec: boolean;
  /** Foreigners: "do you have a PESEL?"; null without an answer. */
  maPesel: boolean | null;
  /** Poles: "I have no PESEL number yet". */
  brakPesel: boolean;
  wydanieEls: boolean;
  imie: string;
  imie2: string;
  /** "My document has only one name": `NO_NAME` is sent in place of the empty one of `imie` and `nazwisko`. */
  jednoImie: boolean;
  nazwisko: string;
  pesel: string;
  obcokrajowiecRodzajDowodu: '' | DocumentType;
  obcokrajowiecSeriaNumerDowodu: string;
  /** dd/MM/yyyy as typed; only used when no PESEL gives the date. */
  dataUrodzenia: string;
  miejsceUrodzenia: string;
  plec: '' | Sex;
  obywatelstwo: string;
  krajPochodzenia: string;
  adres: AddressValues;
  adresKorespondencyjnyJakZamieszkania: boolean;
  adresKontaktowy: AddressValues;
  email: string;
  /** "+48" */
  numerKierunkowy: string;
  telefon: string;
  /** `answerKey(id)` -> id of the chosen answer, typed text, or ids of the ticked answers. Ids as strings. */
  odpowiedzi: Partial<Record<string, string | string[]>>;
  /** `answerKey(id)` of the consent -> `consentMark` of the text that was ticked; "" when it was unticked. */
  zgody: Partial<Record<string, string>>;
  /** `confirmationKey(field name)` -> "this is exactly what my document says". */
  potwierdzone: Partial<Record<string, boolean>>;
  /** The hidden trap field, which only a script fills in; absent otherwise. */
  strona_www?: string;
}

/** The key of a question or a consent among the values, safe in a final-form path for any id. */
export function answerKey(id: Key): string {
  const escaped = (unit: string) => `%${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `id${String(id).replace(/[^\w-]/g, escaped)}`;
}

/** The key of a field's confirmation, safe in a final-form path. */
export function confirmationKey(fieldName: string): string {
  return fieldName.replaceAll('.', '_');
}

export function emptyAddress(poland: string): AddressValues {
  return {
    kraj: poland,
    kodPocztowy: '',
    brakKodu: false,
    miejscowosc: '',
    rodzajMiejscowosci: '',
    wojewodztwo: '',
    adres: '',
    numerDomu: '',
  };
}

/** The values of a new form (docs/specification.md, section 4); `poland`: the configured `wartosc`. */
export function initialValues(poland: string, prefix: string): EnrolmentValues {
  return {
    obcokrajowiec: false,
    maPesel: null,
    brakPesel: false,
    wydanieEls: false,
    imie: '',
    imie2: '',
    jednoImie: false,
    nazwisko: '',
    pesel: '',
    obcokrajowiecRodzajDowodu: '',
    obcokrajowiecSeriaNumerDowodu: '',
    dataUrodzenia: '',
    miejsceUrodzenia: '',
    plec: '',
    obywatelstwo: poland,
    krajPochodzenia: poland,
    adres: emptyAddress(poland),
    adresKorespondencyjnyJakZamieszkania: true,
    adresKontaktowy: emptyAddress(poland),
    email: '',
    numerKierunkowy: prefix,
    telefon: '',
    odpowiedzi: {},
    zgody: {},
    potwierdzone: {},
  };
}

/** The confirmation that lifts the minimum length of a field. */
export function confirmation(fieldName: string, label: string) {
  return { name: `potwierdzone.${confirmationKey(fieldName)}`, label };
}
