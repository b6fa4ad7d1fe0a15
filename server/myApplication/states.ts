import type { Transaction } from 'kysely';
import { APPLICATION_STATES } from '../../src/contract/myApplication';
import { isRowError } from '../database/errors';
import { CHANGED, type NoticeKind, NOTICES, WITHDRAWN } from '../database/eventKinds';
import { inTransaction } from '../database/inTransaction';
import { releasePlaces, takePlaces } from '../database/places';
import type { ApplicationTable, LiveState, RecruitmentDatabase, Tables } from '../database/tables';
import { insertEvent } from '../outbox/insertEvents';

/** `notifies`: whether candidates get a mail about it. */
export interface Change {
  now: Date;
  notifies: boolean;
}

/** The states that the office sets; `withdraw` sets the other one. */
export const LIVE_STATES = APPLICATION_STATES.filter(
  (state): state is LiveState => state !== 'WYCOFANE',
);

/** `unknown`: there is no such application. */
export type StateResult = 'changed' | 'unchanged' | 'unknown' | 'withdrawn';

/**
 * Locks an application, so that nobody else changes or erases it until the commit.
 *
 * @returns null when there is none
 */
export async function lockApplication(
  transaction: Transaction<Tables>,
  id: string,
): Promise<ApplicationTable | null> {
  const row = await transaction
    .updateTable('applications')
    .set((eb) => ({ state: eb.ref('state') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Stores a mail to the candidate about an application, where mails are sent. */
export async function notify(
  transaction: Transaction<Tables>,
  kind: NoticeKind,
  about: { applicationId: string; correctionId?: string },
  { now, notifies }: Change,
): Promise<void> {
  if (notifies) await insertEvent(transaction, kind, { ...about, now });
}

/** Sets the state of an application that is not withdrawn, with what the office says about it. */
export async function setState(
  transaction: Transaction<Tables>,
  id: string,
  { state, message }: { state: LiveState; message: string | null },
  change: Change,
): Promise<StateResult> {
  const row = await lockApplication(transaction, id);
  if (row === null) return 'unknown';
  if (row.withdrawn_at !== null) return 'withdrawn';
  if (row.state === state && row.message === message) return 'unchanged';
  const changed_at = change.now.toISOString();
  await transaction
    .updateTable('applications')
    .set({ state, message, changed_at })
    .where('id', '=', id)
    .execute();
  await insertEvent(transaction, CHANGED, { applicationId: id, now: change.now });
  await notify(transaction, NOTICES.changed, { applicationId: id }, change);
  return 'changed';
}

/**
 * Withdraws an application: its place is free, and the person may apply for the same offer again. Its key and those of
 * requests that were refused because of it are deleted, so that the same content can be sent again.
 */
export async function withdraw(
  transaction: Transaction<Tables>,
  id: string,
  change: Change,
): Promise<Exclude<StateResult, 'withdrawn'>> {
  const row = await lockApplication(transaction, id);
  if (row === null) return 'unknown';
  if (row.withdrawn_at !== null) return 'unchanged';
  await transaction
    .updateTable('applications')
    .set({ withdrawn_at: change.now.toISOString() })
    .where('id', '=', id)
    .execute();
  await releasePlaces(transaction, [row]);
  await transaction
    .deleteFrom('idempotency')
    .where('person_key', '=', row.person_key)
    .where((eb) => {
      const live = eb.selectFrom('applications').select('id').where('withdrawn_at', 'is', null);
      return eb.not(eb.exists(live.whereRef('id', '=', 'idempotency.application_id')));
    })
    .execute();
  await insertEvent(transaction, WITHDRAWN, { applicationId: id, now: change.now });
  await notify(transaction, NOTICES.withdrawn, { applicationId: id }, change);
  return 'changed';
}

/** `noPlaces`: the offer is full; `appliedAnew`: the person has another application for it. */
type RestoreResult = 'changed' | 'unchanged' | 'unknown' | 'noPlaces' | 'appliedAnew';

/** The offer is full: the restoration is undone. */
class NoPlaceError extends Error {}

async function restoreIn(
  transaction: Transaction<Tables>,
  id: string,
  change: Change,
): Promise<RestoreResult> {
  const row = await lockApplication(transaction, id);
  if (row === null) return 'unknown';
  if (row.withdrawn_at === null) return 'unchanged';
  await transaction
    .updateTable('applications')
    .set({ withdrawn_at: null, changed_at: change.now.toISOString() })
    .where('id', '=', id)
    .execute();
  // The place is taken after the row, in the order in which applications are stored.
  const [hasPlace] = await takePlaces(transaction, [row]);
  if (hasPlace !== true) throw new NoPlaceError();
  await insertEvent(transaction, CHANGED, { applicationId: id, now: change.now });
  await notify(transaction, NOTICES.changed, { applicationId: id }, change);
  return 'changed';
}

/**
 * Gives a withdrawn application back the state that it had, unless the offer is full or the person has applied for it
 * anew, which the unique index decides.
 *
 * @param also runs in the same transaction if the application was restored
 */
export async function restore(
  database: RecruitmentDatabase,
  id: string,
  change: Change,
  also: (transaction: Transaction<Tables>) => Promise<void>,
): Promise<RestoreResult> {
  try {
    return await inTransaction(database, async (transaction) => {
      const result = await restoreIn(transaction, id, change);
      if (result === 'changed') await also(transaction);
      return result;
    });
  } catch (error) {
    if (error instanceof NoPlaceError) return 'noPlaces';
    if (isRowError(error)) return 'appliedAnew';
    throw error;
  }
}
