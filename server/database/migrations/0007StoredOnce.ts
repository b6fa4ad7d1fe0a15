import { migrationOf } from './statements';

const COLUMNS =
  'id, reference, created_at, person_key, rekrutacja_id, kierunek_specjalnosc_id, email, payload, suspected, attribution';

/**
 * Drops the columns of `applications` that repeat the payload. The table is built anew, so that both databases remove
 * the old values with the old table, in one pass.
 */
export const storedOnce = migrationOf(
  `create table applications_new (id text not null, reference text not null, created_at text not null,
    person_key text not null, rekrutacja_id text not null, kierunek_specjalnosc_id text not null,
    email text not null, payload text not null, suspected text, attribution text,
    constraint applications_id primary key (id))`,
  `insert into applications_new (${COLUMNS}) select ${COLUMNS} from applications`,
  'drop table applications',
  'alter table applications_new rename to applications',
  'create unique index applications_person_and_offer on applications (person_key, rekrutacja_id, kierunek_specjalnosc_id)',
  'create index applications_created_at on applications (created_at)',
  'create index applications_reference on applications (reference)',
  'create index applications_email on applications (lower(email))',
);
