import type { Transaction } from 'kysely';
import { inTransaction } from '../database/inTransaction';
import type { RecruitmentDatabase, ApplicationTable, Tables } from '../database/tables';
import { SAVED, type EventKind } from '../outbox/eventKinds';
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
 */
export type SaveResult = 'accepted' | 'acceptedBefore' | 'alreadyRegistered' | 'keyReused';

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** Identifies person and offer; a hash contains no space. */
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

/** Inserts the rows that the unique index allows; returns their ids. */
async function insertRows(
  database: Transaction<Tables>,
  submissions: readonly Submission[],
): Promise<Set<string>> {
  if (submissions.length === 0) return new Set();
  const sorted = [...submissions].sort((one, other) => compare(uniqueKey(one), uniqueKey(other)));
  const inserted = await database
    .insertInto('applications')
    .values(sorted.map(({ row }) => row))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return new Set(inserted.map((row) => row.id));
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

/** The row that the first request with a key stored; null without one. */
export async function storedRow(database: RecruitmentDatabase, key: string) {
  const row = await database
    .selectFrom('idempotency')
    .innerJoin('applications', 'applications.id', 'idempotency.application_id')
    .select(['applications.id', 'applications.reference'])
    .select(['applications.created_at', 'applications.payload'])
    .where('idempotency.idempotency_key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Stores submissions in one transaction, each with its events for the outbox. The unique index and the idempotency key
 * decide, without a query before the insert. Keys and rows are inserted in sorted order, so that servers on one database never deadlock.
 *
 * @returns the result of each submission, in the order given, after the commit
 */
export async function saveApplications(
  database: RecruitmentDatabase,
  submissions: readonly Submission[],
  kinds: readonly EventKind[] = [SAVED],
): Promise<SaveResult[]> {
  return inTransaction(database, async (transaction) => {
    const firstIds = await insertKeys(transaction, submissions);
    const isFirst = ({ key, row }: Submission) => key === null || firstIds.has(row.id);
    const inserted = await insertRows(transaction, submissions.filter(isFirst));
    const stored = submissions.filter(({ row }) => inserted.has(row.id));
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
    return submissions.map((submission) => {
      if (isFirst(submission)) {
        return inserted.has(submission.row.id) ? 'accepted' : 'alreadyRegistered';
      }
      const answer = answers.get(submission.key ?? '');
      if (answer === undefined) throw new Error('an existing idempotency key was not found');
      return answer.contentHash === submission.contentHash ? answer.result : 'keyReused';
    });
  });
}
