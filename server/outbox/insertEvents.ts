import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { ApplicationTable, Tables } from '../database/tables';
import { SAVED } from './eventKinds';

/**
 * Stores an event for each application, in the transaction that stores the applications: both are durable or neither.
 * An event gets its position later (`numberEvents`).
 */
export async function insertEvents(
  transaction: Transaction<Tables>,
  applications: readonly Pick<ApplicationTable, 'id' | 'created_at'>[],
): Promise<void> {
  if (applications.length === 0) return;
  const events = applications.map(({ id, created_at }) => ({
    id: randomUUID(),
    kind: SAVED,
    application_id: id,
    created_at,
    state: 'waiting' as const,
    attempts: 0,
    due_at: created_at,
  }));
  await transaction.insertInto('outbox').values(events).execute();
}
