import type { Kysely } from 'kysely';
import type { ApplicationState, CorrectionState } from '../../src/contract/myApplication';
import type { SettlementType } from '../../src/contract/postcode';
import type { ErasureReason, EventKind, EventState } from './eventKinds';

/** Towns and streets of a postcode. `source` separates seed rows from imported ones. */
export interface PostcodeTable {
  source: 'seed' | 'import';
  position: number;
  code: string;
  miejscowosc: string;
  /** Null in imported rows: the files have none. */
  rodzaj_miejscowosci: SettlementType | null;
  ulica: string | null;
  wojewodztwo: string;
}

/** The state of an application that is not withdrawn. */
export type LiveState = Exclude<ApplicationState, 'WYCOFANE'>;

/**
 * One application. `payload` is the whole application as JSON; the columns are what the backend searches by. Instants
 * are ISO in UTC. `person_key` with the two offer ids is unique among applications that are not withdrawn.
 */
export interface ApplicationTable {
  id: string;
  /** The number shown to the candidate (`referenceNumber`). */
  reference: string;
  created_at: string;
  person_key: string;
  /** Equal for applications that one person may have sent under two keys (`namesakeKey`). */
  namesake_key: string;
  rekrutacja_id: string;
  kierunek_specjalnosc_id: string;
  /** Equal for all spellings of an e-mail address (`mailboxOf`). */
  mailbox: string;
  /** "yyyy-MM-dd": with the number it opens the page "My application". */
  birth_date: string;
  payload: string;
  /** Why it looks automated; never a reason to refuse it. */
  suspected: 'trap' | 'fast' | null;
  /** The campaign that led to it, as `attributionQuery` writes it. */
  attribution: string | null;
  /** Holds what the office has set; a withdrawn application keeps it for its restoration. */
  state: LiveState;
  /** Holds what the office says about the state. */
  message: string | null;
  /** When the state last changed; on a new application as `created_at`. */
  changed_at: string;
  /** null unless it is withdrawn. */
  withdrawn_at: string | null;
}

/**
 * A correction that a candidate asks for. An accepted address or number replaces that of the application, whose former
 * value is kept here. Deleted with the application.
 */
export interface CorrectionTable {
  id: string;
  application_id: string;
  created_at: string;
  email: string | null;
  phone: string | null;
  /** Anything else that is wrong, in the candidate's words. */
  description: string | null;
  state: CorrectionState;
  /** The office's answer. */
  message: string | null;
  answered_at: string | null;
  former_email: string | null;
  former_phone: string | null;
}

/** The places of an offer: a row for each that was applied for, or has a number of places. */
interface PlacesTable {
  rekrutacja_id: string;
  kierunek_specjalnosc_id: string;
  /** null without a limit. */
  total: number | null;
  taken: number;
}

/**
 * An event to be delivered to other systems (docs/adr/0021). Contains no personal data: what is sent is read
 * from the application. Instants are ISO in UTC.
 */
export interface OutboxTable {
  /** A UUID; every delivery of the event repeats it. */
  id: string;
  /** Position among all events, assigned after the commit; null before. */
  position: number | null;
  kind: EventKind;
  /** "" in the event of an erasure. */
  application_id: string;
  /** The correction that the event is about; null in other events. */
  correction_id: string | null;
  /** When it happened; for a stored application the same time as in its row. */
  created_at: string;
  /** The reference number of an erased application, and why it was erased; null in other events. */
  erased_reference: string | null;
  erasure_reason: ErasureReason | null;
  state: EventState;
  /** Failed attempts since the first one, or since a manual retry. */
  attempts: number;
  first_attempt_at: string | null;
  /** When the next attempt may begin, "" for at once; during an attempt, when its lease expires. */
  due_at: string;
  /** Random id of the attempt in progress; null without one. */
  lease: string | null;
  /** Result of the last attempt: a status, or the code of an error. */
  result: string | null;
}

/** All tables, the same in SQLite and PostgreSQL: text and integers only. */
export interface Tables {
  /** A single row (`id` 1); none before the first seed. */
  catalogue: {
    id: number;
    /** Increases with every change, after which running servers read the catalogue again. */
    version: number;
    /** The whole catalogue as JSON (`seedSchema`). */
    document: string;
  };
  /** The imported postcodes, and those of the catalogue for looking them up. */
  postcodes: PostcodeTable;
  applications: ApplicationTable;
  places: PlacesTable;
  corrections: CorrectionTable;
  /** How often a number was tried with a wrong date of birth on a day (UTC), whether or not an application has it. */
  attempts: { reference: string; day: string; wrong: number };
  /**
   * How often an address tried to open an application on a day (UTC). The address is stored as an HMAC whose key is the
   * salt of that day.
   */
  address_attempts: { address: string; day: string; attempts: number };
  /** Deleted after its day, so that no address can be computed from a backup. */
  salts: { day: string; salt: string };
  /** The application a key was first used for, and the hash of its content. */
  idempotency: {
    idempotency_key: string;
    content_hash: string;
    application_id: string;
    /** As in the application. Also set for requests that stored no application, so that they can be erased. */
    person_key: string;
    created_at: string;
  };
  /** Records each search, export and erasure of applications: by whom and how many, never which. */
  audit: {
    id: string;
    /** ISO instant in UTC. */
    at: string;
    /** The user of the operating system, or "feed". */
    actor: string;
    command: string;
    /** The number of them; of `outbox` and `feed` the number of events. */
    applications: number;
  };
  outbox: OutboxTable;
  /** A single row (`id` 1) with the last assigned position. */
  outbox_counter: { id: number; last: number };
}

export type RecruitmentDatabase = Kysely<Tables>;
