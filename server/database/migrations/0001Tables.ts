import { type Kysely, type Migration, sql } from 'kysely';

/** The tables of the first release, in statements that mean the same in both databases. */
const STATEMENTS: readonly string[] = [
  `create table catalogue (id integer not null, version integer not null,
    document text not null, constraint catalogue_pk primary key (id))`,

  `create table postcodes (source text not null, code text not null, miejscowosc text not null,
    wojewodztwo text not null, position integer not null, rodzaj_miejscowosci integer, ulica text,
    constraint postcodes_pk primary key (source, position))`,
  'create index postcodes_code on postcodes (code)',

  `create table applications (id text not null, reference text not null, created_at text not null,
    person_key text not null, rekrutacja_id text not null, kierunek_specjalnosc_id text not null,
    mailbox text not null, namesake_key text not null, birth_date text not null, payload text not null,
    suspected text, attribution text, state text not null, message text, changed_at text not null, withdrawn_at text,
    constraint applications_pk primary key (id))`,
  `create unique index applications_person_and_offer
    on applications (person_key, rekrutacja_id, kierunek_specjalnosc_id) where withdrawn_at is null`,
  'create index applications_created_at on applications (created_at)',
  // The unique index leaves out withdrawn applications.
  'create index applications_person_key on applications (person_key)',
  // With a wrong date, a number takes as long to look up as an unknown number.
  'create index applications_reference on applications (reference, birth_date)',
  'create index applications_mailbox on applications (mailbox)',
  'create index applications_namesake on applications (namesake_key)',

  `create table places (rekrutacja_id text not null, kierunek_specjalnosc_id text not null, total integer,
    taken integer not null, constraint places_pk primary key (rekrutacja_id, kierunek_specjalnosc_id))`,

  `create table corrections (id text not null, application_id text not null, created_at text not null, email text,
    phone text, description text, state text not null, message text, answered_at text,
    former_email text, former_phone text, constraint corrections_pk primary key (id),
    constraint corrections_application foreign key (application_id) references applications (id) on delete cascade)`,
  'create index corrections_application_id on corrections (application_id)',
  'create index corrections_created_at on corrections (created_at)',

  `create table attempts (day text not null, reference text not null, wrong integer not null,
    constraint attempts_pk primary key (day, reference))`,
  `create table address_attempts (day text not null, address text not null, attempts integer not null,
    constraint address_attempts_pk primary key (day, address))`,
  'create table salts (day text not null, salt text not null, constraint salts_pk primary key (day))',

  `create table idempotency (idempotency_key text not null, content_hash text not null,
    application_id text not null, person_key text not null, created_at text not null,
    constraint idempotency_pk primary key (idempotency_key))`,
  'create index idempotency_created_at on idempotency (created_at)',
  // Without these indexes each withdrawal and each erasure would read all keys.
  'create index idempotency_application_id on idempotency (application_id)',
  'create index idempotency_person_key on idempotency (person_key)',

  `create table audit (id text not null, at text not null, actor text not null, command text not null,
    applications integer not null, constraint audit_pk primary key (id))`,

  `create table outbox (id text not null, position integer, kind text not null, application_id text not null,
    correction_id text, created_at text not null, erased_reference text, erasure_reason text, state text not null,
    attempts integer not null, first_attempt_at text, due_at text not null, lease text, result text,
    constraint outbox_pk primary key (id), constraint outbox_position unique (position))`,
  'create index outbox_application_id on outbox (application_id)',
  'create index outbox_due on outbox (state, due_at)',
  `create table outbox_counter (id integer not null, last integer not null,
    constraint outbox_counter_pk primary key (id))`,
  'insert into outbox_counter (id, last) values (1, 0)',
];

export const createTables: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  },
};
