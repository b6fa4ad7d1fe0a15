import { type SelectQueryBuilder, sql } from 'kysely';
import type { Application } from '../../src/contract/application';
import { type Attribution, attributionIn } from '../../src/contract/attribution';
import type { ApplicationState } from '../../src/contract/myApplication';
import { dayInPoland } from '../../src/domain/deadline';
import { isMinor } from '../../src/domain/identity';
import { NO_NAME } from '../../src/domain/personName';
import { hasNonLatinLetter } from '../../src/domain/plainText';
import { minLength } from '../../src/domain/textRules';
import type { RecruitmentDatabase, Tables } from '../database/tables';
import { mailboxOf } from '../person/mailbox';
import { keyOfPesel } from '../person/personKey';
import { shownState } from './readState';

/** The flags to look at before the office trusts an application. */
export const FLAGS = [
  'shortName',
  'nonLatinName',
  'oneName',
  'noPesel',
  'minor',
  'sameEmail',
  'samePerson',
  'automated',
] as const;
export type Flag = (typeof FLAGS)[number];

/** An application as the office gets it. */
export interface OfficeRow {
  id: string;
  reference: string;
  /** ISO instant in UTC. */
  createdAt: string;
  /** Holds what the candidate sees; `message`: what the office says about it. */
  state: ApplicationState;
  message: string | null;
  flags: Flag[];
  /** null without a campaign. */
  attribution: Attribution | null;
  application: Application;
}

/** Describes the chosen applications. `since`: an ISO instant in UTC; `offer`: `kierunekSpecjalnosc.id`. */
export interface Choice {
  since?: string | undefined;
  offer?: string | undefined;
}

/** Rows per query: the export holds no more of them at a time. */
const BATCH_SIZE = 500;

/** A name this short is only accepted once the candidate has confirmed it (docs/specification.md, section 5). */
const isShort = (name: string) => name !== NO_NAME && minLength(name, '') !== null;

/**
 * - `sameEmail`: whether another person's application has the same mailbox
 * - `samePerson`: whether an application under another key has the same name and birth date
 */
function flagsOf(
  { kandydat }: Application,
  row: { createdAt: string; suspected: string | null; sameEmail: boolean; samePerson: boolean },
): Flag[] {
  const names = [kandydat.imie, kandydat.nazwisko];
  const raised: Readonly<Record<Flag, boolean>> = {
    shortName: names.some(isShort),
    nonLatinName: [...names, kandydat.imie2 ?? ''].some(hasNonLatinLetter),
    oneName: names.includes(NO_NAME),
    noPesel: !kandydat.obcokrajowiec && kandydat.pesel === null,
    minor: isMinor(kandydat.dataUrodzenia, dayInPoland(new Date(row.createdAt))),
    sameEmail: row.sameEmail,
    samePerson: row.samePerson,
    automated: row.suspected !== null,
  };
  return FLAGS.filter((flag) => raised[flag]);
}

const sorted = (database: RecruitmentDatabase) =>
  database.selectFrom('applications').orderBy('created_at').orderBy('id');

const selected = (database: RecruitmentDatabase) =>
  sorted(database)
    .select(['id', 'reference', 'created_at', 'payload', 'suspected', 'attribution'])
    .select(['state', 'message', 'withdrawn_at'])
    .select((eb) => {
      // The query ends at the first match, because thousands may have the same address.
      const other = eb
        .selectFrom('applications as other')
        .select('other.id')
        .whereRef('other.person_key', '<>', 'applications.person_key');
      const sameEmail = other
        .whereRef('other.mailbox', '=', 'applications.mailbox')
        .whereRef('other.namesake_key', '<>', 'applications.namesake_key');
      const samePerson = other.whereRef('other.namesake_key', '=', 'applications.namesake_key');
      return [eb.exists(sameEmail).as('sameEmail'), eb.exists(samePerson).as('samePerson')];
    });

type Selected = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];

/** The payload was validated before it was stored. */
const applicationIn = (payload: string) => JSON.parse(payload) as Application;

function officeRow(row: Selected): OfficeRow {
  const application = applicationIn(row.payload);
  const flags = flagsOf(application, {
    createdAt: row.created_at,
    suspected: row.suspected,
    sameEmail: Boolean(row.sameEmail),
    samePerson: Boolean(row.samePerson),
  });
  const { id, reference, created_at: createdAt, message } = row;
  const state = shownState(row);
  const attribution = attributionIn(row.attribution ?? '');
  return { id, reference, createdAt, state, message, flags, attribution, application };
}

/** The rows of a query, sorted as `selected`, a few hundred at a time; those that come meanwhile may be among them. */
async function* batchesOf<TRow extends { created_at: string; id: string }>(
  all: SelectQueryBuilder<Tables, 'applications', TRow>,
  { since = '', offer }: Choice,
): AsyncGenerator<readonly TRow[]> {
  let after: { created_at: string; id: string } = { created_at: since, id: '' };
  for (;;) {
    let query = all.where(sql<boolean>`(created_at, id) > (${after.created_at}, ${after.id})`);
    if (offer !== undefined) query = query.where('kierunek_specjalnosc_id', '=', offer);
    const rows = await query.limit(BATCH_SIZE).execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = last;
  }
}

/** The chosen applications, oldest first; those that come meanwhile may be among them. */
export async function* officeRows(
  database: RecruitmentDatabase,
  choice: Choice,
): AsyncGenerator<readonly OfficeRow[]> {
  for await (const rows of batchesOf(selected(database), choice)) yield rows.map(officeRow);
}

/** The chosen applications without their flags and states. */
export async function* officeApplications(
  database: RecruitmentDatabase,
  choice: Choice,
): AsyncGenerator<readonly Application[]> {
  const payloads = sorted(database).select(['id', 'created_at', 'payload']);
  for await (const rows of batchesOf(payloads, choice)) {
    yield rows.map(({ payload }) => applicationIn(payload));
  }
}

/** Counts the chosen applications. */
export async function countApplications(
  database: RecruitmentDatabase,
  { since = '', offer }: Choice,
): Promise<number> {
  let query = database
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll().as('all'))
    .where('created_at', '>=', since);
  if (offer !== undefined) query = query.where('kierunek_specjalnosc_id', '=', offer);
  return Number((await query.executeTakeFirstOrThrow()).all);
}

/** Applications by a reference number, a PESEL, or an e-mail address in any spelling (`mailboxOf`); oldest first. */
export async function findApplications(
  database: RecruitmentDatabase,
  sought: { reference: string } | { email: string } | { pesel: string },
): Promise<OfficeRow[]> {
  const all = selected(database);
  if ('reference' in sought) {
    return (await all.where('reference', '=', sought.reference).execute()).map(officeRow);
  }
  const query =
    'email' in sought
      ? all.where('mailbox', '=', mailboxOf(sought.email))
      : all.where('person_key', '=', keyOfPesel(sought.pesel));
  return (await query.execute()).map(officeRow);
}

/** The applications of these ids that exist, oldest first. */
export async function applicationsById(
  database: RecruitmentDatabase,
  ids: readonly string[],
): Promise<OfficeRow[]> {
  if (ids.length === 0) return [];
  return (await selected(database).where('id', 'in', ids).execute()).map(officeRow);
}
