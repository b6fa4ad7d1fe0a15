import type { Transaction } from 'kysely';
import type { Stored } from '../../src/contract/application';
import { referenceNumber } from '../../src/domain/referenceNumber';
import { type EventKind, SAVED } from '../database/eventKinds';
import { inTransaction } from '../database/inTransaction';
import { takePlaces } from '../database/places';
import type { ApplicationTable, RecruitmentDatabase, Tables } from '../database/tables';
import { insertEvents } from '../outbox/insertEvents';

/** A validated application to store. */
export interface Submission {
  row: ApplicationTable;
  /** The `Idempotency-Key`, or null when the request had none. */
  key: string | null;
  /** SHA-256 of the content. */
  contentHash: string;
}

/**
 * - `accepted`: stored now; `acceptedBefore`: stored by an earlier request with the same key and content
 * - `keyReused`: the key was used with other content
 * - `noPlaces`: the offer is full, and the key may be used again
 */
export type SaveResult =
  'accepted' | 'acceptedBefore' | 'alreadyRegistered' | 'keyReused' | 'noPlaces';

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** Identifies a person and an offer. A hash contains no space. */
function uniqueKey({ row }: Submission): string {
  return `${row.person_key} ${row.rekrutacja_id} ${row.kierunek_specjalnosc_id}`;
}

/** Inserts the new keys; returns the ids of the applications they belong to. */
async function insertKeys(
  database: Transaction<Tables>,
  submissions: readonly Submission[],
): Promise<Set<string>> {
  const rows = submissions
    .flatMap(({ key, contentHash, row }) =>
      key === null
        ? []
        : [
            {
              idempotency_key: key,
              content_hash: contentHash,
              application_id: row.id,
              person_key: row.person_key,
              created_at: row.created_at,
            },
          ],
    )
    .sort((one, other) => compare(one.idempotency_key, other.idempotency_key));
  if (rows.length === 0) return new Set();
  const inserted = await database
    .insertInto('idempotency')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('application_id')
    .execute();
  return new Set(inserted.map((row) => row.application_id));
}

/**
 * The rows to insert. A reference number that is taken already is replaced once: two keys may share its 32 bits, but
 * hardly twice in a row.
 */
async function withFreeReferences(
  database: Transaction<Tables>,
  rows: readonly ApplicationTable[],
): Promise<ApplicationTable[]> {
  const references = rows.map(({ reference }) => reference);
  const found = await database
    .selectFrom('applications')
    .select('reference')
    .where('reference', 'in', references)
    .execute();
  const taken = new Set(found.map(({ reference }) => reference));
  return rows.map((row) => {
    const { id, reference: given } = row;
    const reference = taken.has(given) ? referenceNumber(`${given} ${id}`) : given;
    taken.add(reference);
    return { ...row, reference };
  });
}

/** Inserts the rows that the unique index allows; returns their ids. */
async function insertRows(
  database: Transaction<Tables>,
  submissions: readonly Submission[],
): Promise<Set<string>> {
  if (submissions.length === 0) return new Set();
  const sorted = [...submissions].sort((one, other) => compare(uniqueKey(one), uniqueKey(other)));
  const inserted = await database
    .insertInto('applications')
    .values(
      await withFreeReferences(
        database,
        sorted.map(({ row }) => row),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return new Set(inserted.map((row) => row.id));
}

/**
 * Takes a place for each inserted row, in the order given, and deletes the rows and keys of those that get none. Rows
 * are inserted first, because only a stored application takes a place.
 *
 * @param submissions the first ones with their keys
 * @param inserted ids of the rows
 * @returns ids of submissions without a place, also of those of the same person and offer
 */
async function withoutPlace(
  database: Transaction<Tables>,
  submissions: readonly Submission[],
  inserted: ReadonlySet<string>,
): Promise<Set<string>> {
  const rows = submissions.filter(({ row }) => inserted.has(row.id));
  const taken = await takePlaces(
    database,
    rows.map(({ row }) => row),
  );
  const full = new Set(rows.filter((_row, index) => taken[index] === false).map(uniqueKey));
  const ids = submissions.filter((one) => full.has(uniqueKey(one))).map(({ row }) => row.id);
  if (ids.length > 0) {
    await database.deleteFrom('applications').where('id', 'in', ids).execute();
    await database.deleteFrom('idempotency').where('application_id', 'in', ids).execute();
  }
  return new Set(ids);
}

/** The first results of idempotency keys, by key. */
export async function previousResults(database: RecruitmentDatabase, keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, { contentHash: string; result: SaveResult }>();
  const rows = await database
    .selectFrom('idempotency')
    .leftJoin('applications', 'applications.id', 'idempotency.application_id')
    .select(['idempotency.idempotency_key', 'idempotency.content_hash', 'applications.id'])
    .where('idempotency.idempotency_key', 'in', keys)
    .execute();
  return new Map(
    rows.map((row) => {
      const result: SaveResult = row.id === null ? 'alreadyRegistered' : 'acceptedBefore';
      return [row.idempotency_key, { contentHash: row.content_hash, result }];
    }),
  );
}

/**
 * The number and time of the application that a submission, or the first request with its key, has stored; null when
 * none is stored.
 */
export async function storedAs(
  database: RecruitmentDatabase,
  { key, row }: Pick<Submission, 'key' | 'row'>,
): Promise<Stored | null> {
  const stored = await database
    .selectFrom('applications')
    .select(['reference as numer', 'created_at as zapisano'])
    .where('id', '=', (eb) =>
      key === null
        ? eb.val(row.id)
        : eb.selectFrom('idempotency').select('application_id').where('idempotency_key', '=', key),
    )
    .executeTakeFirst();
  return stored ?? null;
}

/** Another transaction has deleted a key since it was found, so its request counts as the first one. */
class ForgottenKeyError extends Error {}

async function saveIn(
  transaction: Transaction<Tables>,
  submissions: readonly Submission[],
  kinds: readonly EventKind[],
): Promise<SaveResult[]> {
  const firstIds = await insertKeys(transaction, submissions);
  const isFirst = ({ key, row }: Submission) => key === null || firstIds.has(row.id);
  const first = submissions.filter(isFirst);
  const inserted = await insertRows(transaction, first);
  const refused = await withoutPlace(transaction, first, inserted);
  const stored = first.filter(({ row }) => inserted.has(row.id) && !refused.has(row.id));
  await insertEvents(
    transaction,
    stored.map(({ row }) => row),
    kinds,
  );
  const repeated = submissions.filter((submission) => !isFirst(submission));
  const answers = await previousResults(
    transaction,
    repeated.map(({ key }) => key ?? ''),
  );
  for (const { key, contentHash, row } of first) {
    if (refused.has(row.id)) answers.set(key ?? '', { contentHash, result: 'noPlaces' });
  }
  return submissions.map((submission) => {
    if (isFirst(submission)) {
      if (refused.has(submission.row.id)) return 'noPlaces';
      return inserted.has(submission.row.id) ? 'accepted' : 'alreadyRegistered';
    }
    const answer = answers.get(submission.key ?? '');
    if (answer === undefined) throw new ForgottenKeyError();
    return answer.contentHash === submission.contentHash ? answer.result : 'keyReused';
  });
}

/**
 * Stores submissions in one transaction, each with its events for the outbox. The unique index, the idempotency keys
 * and the places of the offers decide which of them are stored. A reference number that is taken already is replaced.
 * Keys and rows are inserted in sorted order, so that servers on one database never deadlock.
 *
 * @returns the result of each submission, in the order given, after the commit
 */
export async function saveApplications(
  database: RecruitmentDatabase,
  submissions: readonly Submission[],
  kinds: readonly EventKind[] = [SAVED],
): Promise<SaveResult[]> {
  for (;;) {
    try {
      return await inTransaction(database, (transaction) =>
        saveIn(transaction, submissions, kinds),
      );
    } catch (error) {
      if (!(error instanceof ForgottenKeyError)) throw error;
    }
  }
}
