import type { Kysely, Transaction } from 'kysely';
import { audit } from '../database/audit';
import { BUSY_DELAY, inTransaction } from '../database/inTransaction';
import { isLive, releasePlaces } from '../database/places';
import type { ApplicationTable, RecruitmentDatabase, Tables } from '../database/tables';
import { LEASE } from '../outbox/deliverDue';
import { insertErasures } from '../outbox/insertEvents';
import { deleteEvents, lockEvents } from '../outbox/numberEvents';

/**
 * - a number: how many applications were erased
 * - `severalPeople`, `underWay`: nothing was erased, because a server is sending something about the person
 */
type Result = number | 'severalPeople' | 'underWay';

/**
 * Every application with the same identity as one of those given.
 *
 * @param ids of applications of one person
 * @returns null where they belong to several people
 */
export async function applicationsOfPerson(
  database: Kysely<Tables>,
  ids: readonly string[],
): Promise<Pick<ApplicationTable, 'id' | 'reference' | 'person_key'>[] | null> {
  const people = database.selectFrom('applications').select('person_key').where('id', 'in', ids);
  const rows = await database
    .selectFrom('applications')
    .select(['id', 'reference', 'person_key'])
    .where('person_key', 'in', people)
    .orderBy('created_at')
    .execute();
  return new Set(rows.map(({ person_key }) => person_key)).size > 1 ? null : rows;
}

/** Returns whether a server is sending an event of these applications: its lease has not ended. */
async function isUnderWay(
  transaction: Transaction<Tables>,
  applications: readonly string[],
  now: Date,
): Promise<boolean> {
  // The lock keeps every server from beginning to send one until the commit.
  await lockEvents(transaction, (eb) => eb('application_id', 'in', applications));
  const sent = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('application_id', 'in', applications)
    .where('lease', 'is not', null)
    .where('due_at', '>', now.toISOString())
    .execute();
  return sent.length > 0;
}

async function eraseIn(
  transaction: Transaction<Tables>,
  ids: readonly string[],
  now: Date,
): Promise<Result> {
  const rows = await applicationsOfPerson(transaction, ids);
  if (rows === null) return 'severalPeople';
  const [first] = rows;
  if (first === undefined) return 0;
  const erasedIds = rows.map(({ id }) => id);
  if (await isUnderWay(transaction, erasedIds, now)) return 'underWay';
  const erased = await transaction
    .deleteFrom('applications')
    .where('id', 'in', erasedIds)
    .returning(['rekrutacja_id', 'kierunek_specjalnosc_id', 'withdrawn_at'])
    .execute();
  await releasePlaces(transaction, erased.filter(isLive));
  // Keys are deleted after the applications and places, in the order of a withdrawal.
  await transaction.deleteFrom('idempotency').where('person_key', '=', first.person_key).execute();
  await deleteEvents(transaction, (eb) => eb('application_id', 'in', erasedIds));
  const references = rows.map(({ reference }) => reference);
  await transaction.deleteFrom('attempts').where('reference', 'in', references).execute();
  await insertErasures(transaction, rows, 'request', now);
  await audit(transaction, 'erase', rows.length);
  return rows.length;
}

/**
 * Erases a person: every application with the same identity as one of those given, the keys of their requests and their
 * events. Waits while a server sends a mail or an event about the person, so that nothing is sent after the erasure.
 * The audit row stores only how many applications were erased; an event for each informs other systems.
 *
 * @param ids of applications of that person
 * @returns the number of erased applications; null where they belong to several people, and nothing was erased
 * @throws Error where something is still being sent after the longest time of an attempt: nothing was erased
 */
export async function erasePerson(
  database: RecruitmentDatabase,
  ids: readonly string[],
  now = () => new Date(),
): Promise<number | null> {
  const end = performance.now() + LEASE;
  for (;;) {
    const result = await inTransaction(database, (transaction) => eraseIn(transaction, ids, now()));
    if (typeof result === 'number') return result;
    if (result === 'severalPeople') return null;
    if (performance.now() >= end) {
      throw new Error('A mail or an event about this person is being sent: try again later.');
    }
    await new Promise((resolve) => setTimeout(resolve, BUSY_DELAY));
  }
}
