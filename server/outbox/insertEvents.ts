import type { Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import { ERASED, type ErasureReason, type EventKind } from '../database/eventKinds';
import { insertRows } from '../database/insertRows';
import type { ApplicationTable, Tables } from '../database/tables';

/** An event that is due at once, whatever the clock says. It gets its position later (`numberEvents`). */
const newEvent = (kind: EventKind, application_id: string, created_at: string) => ({
  id: randomUUID(),
  kind,
  application_id,
  created_at,
  state: 'waiting' as const,
  attempts: 0,
  due_at: '',
});

/**
 * Stores an event of each kind for each application, in the transaction that stores the applications: all are durable
 * or none.
 */
export async function insertEvents(
  transaction: Transaction<Tables>,
  applications: readonly Pick<ApplicationTable, 'id' | 'created_at'>[],
  kinds: readonly EventKind[],
): Promise<void> {
  const events = applications.flatMap(({ id, created_at }) =>
    kinds.map((kind) => newEvent(kind, id, created_at)),
  );
  await insertRows(transaction, 'outbox', events);
}

/** Stores an event of an application, or of a correction of it, in the transaction that makes it happen. */
export async function insertEvent(
  transaction: Transaction<Tables>,
  kind: EventKind,
  about: { applicationId: string; correctionId?: string; now: Date },
): Promise<void> {
  const event = newEvent(kind, about.applicationId, about.now.toISOString());
  const correction_id = about.correctionId ?? null;
  await transaction
    .insertInto('outbox')
    .values({ ...event, correction_id })
    .execute();
}

/** Stores the events of erased applications, in the transaction that erases them. */
export async function insertErasures(
  transaction: Transaction<Tables>,
  erased: readonly Pick<ApplicationTable, 'reference'>[],
  erasure_reason: ErasureReason,
  now: Date,
): Promise<void> {
  const events = erased.map(({ reference }) => ({
    ...newEvent(ERASED, '', now.toISOString()),
    erased_reference: reference,
    erasure_reason,
  }));
  await insertRows(transaction, 'outbox', events);
}
