import type { DocumentType, Sex } from '../../src/contract/application';
import type { Flow } from '../../src/contract/offer';
import type { SettlementType } from '../../src/contract/postcode';
import type { Suspicion } from '../applications/suspicion';

/** The one row (`id` 1) that says which catalogue is stored. */
export interface CatalogueStateTable {
  id: number;
  /** Fingerprint of the seed files the catalogue was filled from, "" before the first time. */
  seed_hash: string;
  /** Goes up with every change. Whoever edits the catalogue tables by hand raises it, so that running servers read them again. */
  version: number;
}

/** Offers in the order they are answered; `payload` is the offer as JSON, the other columns are for searching. */
export interface OfferTable {
  position: number;
  rekrutacja_id: string;
  kierunek_specjalnosc_id: string;
  lang: string;
  payload: string;
}

/** Extra questions. `scope` is "id:<kierunekSpecjalnosc.id>", whose `lang` is "*", or "group:<nazwaGrupy>". */
export interface FormDefinitionTable {
  scope: string;
  lang: string;
  position: number;
  payload: string;
}

/** Conditions of recruitment by language. */
export interface ConsentTable {
  lang: string;
  position: number;
  payload: string;
}

/** `name` is the last part of the call: "kraj", "obywatelstwo", "numer-kierunkowy". */
export interface DictionaryTable {
  name: string;
  lang: string;
  position: number;
  payload: string;
}

export interface CompletionTextTable {
  lang: string;
  html: string;
}

/** Places and streets of a postcode; `source` tells those of the seed from those of an imported file. */
export interface PostcodeTable {
  source: 'seed' | 'import';
  position: number;
  code: string;
  miejscowosc: string;
  rodzaj_miejscowosci: SettlementType;
  ulica: string | null;
  wojewodztwo: string;
}

type AddressText = 'adres' | 'numer_domu' | 'kod_pocztowy' | 'miejscowosc' | 'kraj';

/** The columns of one address; `TNone` is null where there may be no such address. */
type AddressColumns<TName extends string, TNone> = Record<
  `${TName}_${AddressText}`,
  string | TNone
> &
  Record<`${TName}_rodzaj_miejscowosci`, SettlementType | TNone> &
  Record<`${TName}_wojewodztwo`, string | null>;

/**
 * One application. `payload` is the whole of it as JSON; the columns repeat what a person would search or list by.
 * Booleans are 0 and 1. `created_at` is an ISO instant in UTC. `person_key` with the two offer ids is unique.
 */
export interface ApplicationTable
  extends AddressColumns<'adres', never>, AddressColumns<'adres_kontaktowy', null> {
  id: string;
  created_at: string;
  person_key: string;
  rekrutacja_id: string;
  kierunek_specjalnosc_id: string;
  lang: string;
  nazwa_grupy: Flow;
  kierunek: string;
  specjalnosc: string | null;
  wydzial: string;
  stopien_studiow: string;
  tryb_studiow: string;
  promo_link: string | null;
  wydanie_els: number;
  imie: string;
  imie2: string | null;
  nazwisko: string;
  pesel: string | null;
  obcokrajowiec: number;
  obcokrajowiec_rodzaj_dowodu: DocumentType | null;
  obcokrajowiec_seria_numer_dowodu: string | null;
  data_urodzenia: string;
  miejsce_urodzenia: string;
  plec: Sex;
  obywatelstwo: string;
  kraj_pochodzenia: string;
  adres_korespondencyjny_jak_zamieszkania: number;
  email: string;
  telefon: string;
  payload: string;
  /** Why it looks as if a machine had sent it; never a reason to refuse it. */
  suspected: Suspicion | null;
}

/** Which application a key was first used for, and the fingerprint of its content. */
export interface IdempotencyTable {
  idempotency_key: string;
  content_hash: string;
  application_id: string;
  created_at: string;
}

/** Every table, the same in SQLite and PostgreSQL: text and integers only. */
export interface Tables {
  catalogue_state: CatalogueStateTable;
  offers: OfferTable;
  form_definitions: FormDefinitionTable;
  consents: ConsentTable;
  dictionaries: DictionaryTable;
  completion_texts: CompletionTextTable;
  postcodes: PostcodeTable;
  applications: ApplicationTable;
  idempotency: IdempotencyTable;
}
