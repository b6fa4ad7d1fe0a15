import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { ApplicationTable, Tables } from '../database/tables';
import type { EventKind } from './eventKinds';

/**
 * Stores an event of each kind for each application, in the transaction that stores the applications: all are durable
 * or none. An event gets its position later (`numberEvents`).
 */
export async function insertEvents(
  transaction: Transaction<Tables>,
  applications: readonly Pick<ApplicationTable, 'id' | 'created_at'>[],
  kinds: readonly EventKind[],
): Promise<void> {
  if (applications.length === 0) return;
  const events = applications.flatMap(({ id, created_at }) =>
    kinds.map((kind) => ({
      id: randomUUID(),
      kind,
      application_id: id,
      created_at,
      state: 'waiting' as const,
      attempts: 0,
      due_at: created_at,
    })),
  );
  await transaction.insertInto('outbox').values(events).execute();
}
