import { randomUUID } from 'node:crypto';
import { inTransaction } from '../database/inTransaction';
import type { OutboxTable, RecruitmentDatabase } from '../database/tables';
import type { EventKind } from './eventKinds';

/** An attempt that this process may make: nobody else makes one before `until`. */
export interface Lease extends Pick<OutboxTable, 'id' | 'attempts' | 'first_attempt_at'> {
  lease: string;
}

function dueEvents(database: RecruitmentDatabase, kind: EventKind, now: string, limit: number) {
  return database
    .selectFrom('outbox')
    .select(['id', 'attempts', 'first_attempt_at'])
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .where('kind', '=', kind)
    .where('position', 'is not', null)
    .orderBy('position')
    .limit(limit)
    .execute();
}

/**
 * Leases events that are due. A lease is a conditional update, so that of several servers one gets it; when its server
 * dies, the event is due again at the end of the lease.
 *
 * @param until ISO instant at which the leases end
 */
export async function leaseEvents(
  database: RecruitmentDatabase,
  kind: EventKind,
  { now, until, limit }: { now: string; until: string; limit: number },
): Promise<Lease[]> {
  const due = await dueEvents(database, kind, now, limit);
  if (due.length === 0) return [];
  const lease = randomUUID();
  return inTransaction(database, async (transaction) => {
    const leased: Lease[] = [];
    // One by one in the order of positions: two servers never wait for each other's rows.
    for (const { id, attempts, first_attempt_at } of due) {
      const { numUpdatedRows } = await transaction
        .updateTable('outbox')
        .set({ lease, due_at: until, first_attempt_at: first_attempt_at ?? now })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .where('due_at', '<=', now)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n) {
        leased.push({ id, attempts, first_attempt_at: first_attempt_at ?? now, lease });
      }
    }
    return leased;
  });
}

/** What becomes of a leased event. */
export type Settlement = Partial<Pick<OutboxTable, 'state' | 'attempts' | 'due_at' | 'result'>>;

/** Ends leases; an event whose lease has gone to another server stays as it is. */
export async function endLeases(
  database: RecruitmentDatabase,
  settlements: readonly (readonly [Lease, Settlement])[],
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    for (const [{ id, lease }, settlement] of settlements) {
      await transaction
        .updateTable('outbox')
        .set({ ...settlement, lease: null })
        .where('id', '=', id)
        .where('lease', '=', lease)
        .where('state', '=', 'waiting')
        .execute();
    }
  });
}
