import { randomUUID } from 'node:crypto';
import type { EventKind } from '../database/eventKinds';
import { inTransaction } from '../database/inTransaction';
import type { OutboxTable, RecruitmentDatabase } from '../database/tables';

/** An attempt that this process may make: nobody else makes one before `until`. */
export interface Lease extends Pick<OutboxTable, 'id' | 'kind' | 'attempts' | 'first_attempt_at'> {
  lease: string;
}

/**
 * Leases events that are due. A lease is a conditional update, so that of several servers one gets it; when its server
 * dies, the event is due again at the end of the lease.
 *
 * @param until ISO instant at which the leases end
 */
export async function leaseEvents(
  database: RecruitmentDatabase,
  kinds: readonly EventKind[],
  { now, until, limit }: { now: string; until: string; limit: number },
): Promise<Lease[]> {
  const due = await database
    .selectFrom('outbox')
    .select(['id', 'kind', 'attempts', 'first_attempt_at'])
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .where('kind', 'in', kinds)
    .where('position', 'is not', null)
    .orderBy('position')
    .limit(limit)
    .execute();
  if (due.length === 0) return [];
  const lease = randomUUID();
  return inTransaction(database, async (transaction) => {
    const leased: Lease[] = [];
    // One by one in the order of positions: two servers never wait for each other's rows.
    for (const event of due) {
      const first_attempt_at = event.first_attempt_at ?? now;
      const { numUpdatedRows } = await transaction
        .updateTable('outbox')
        .set({ lease, due_at: until, first_attempt_at })
        .where('id', '=', event.id)
        .where('state', '=', 'waiting')
        .where('due_at', '<=', now)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n) leased.push({ ...event, first_attempt_at, lease });
    }
    return leased;
  });
}

/** The new values of a leased event. */
export type Settlement = Partial<Pick<OutboxTable, 'state' | 'attempts' | 'due_at' | 'result'>>;

/** Ends a lease; an event whose lease has gone to another server stays as it is. */
export async function endLease(
  database: RecruitmentDatabase,
  { id, lease }: Lease,
  settlement: Settlement,
): Promise<void> {
  await inTransaction(database, (transaction) =>
    transaction
      .updateTable('outbox')
      .set({ ...settlement, lease: null })
      .where('id', '=', id)
      .where('lease', '=', lease)
      .where('state', '=', 'waiting')
      .execute(),
  );
}
