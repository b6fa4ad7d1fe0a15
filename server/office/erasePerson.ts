import { inTransaction } from '../database/inTransaction';
import type { RecruitmentDatabase } from '../database/tables';
import { truncateLog } from '../database/truncateLog';
import { insertErasures } from '../outbox/insertEvents';
import { deleteEvents } from '../outbox/lockEvents';
import { audit } from './audit';

/**
 * Erases a person: every application with the same identity as one of those given, the keys of their requests and
 * their events. The record of it says how many, not whose; an event says it of each to other systems.
 *
 * @param ids of applications of that person
 * @returns the number of erased applications; null where they belong to several people, and nothing was erased
 */
export async function erasePerson(
  database: RecruitmentDatabase,
  ids: readonly string[],
): Promise<number | null> {
  const result = await inTransaction(database, async (transaction) => {
    const known = await transaction
      .selectFrom('applications')
      .select('person_key')
      .distinct()
      .where('id', 'in', ids)
      .execute();
    const keys = known.map(({ person_key }) => person_key);
    if (keys.length === 0) return 0;
    if (keys.length > 1) return null;
    await transaction.deleteFrom('idempotency').where('person_key', 'in', keys).execute();
    // The applications first: one that is stored meanwhile keeps its event.
    const erased = await transaction
      .deleteFrom('applications')
      .where('person_key', 'in', keys)
      .returning(['id', 'reference'])
      .execute();
    const erasedIds = erased.map(({ id }) => id);
    if (erasedIds.length > 0) {
      await deleteEvents(transaction, (eb) => eb('application_id', 'in', erasedIds));
    }
    await insertErasures(transaction, erased, 'request', new Date());
    const rows = erased.length;
    await audit(transaction, 'erase', rows);
    return rows;
  });
  await truncateLog(database);
  return result;
}
