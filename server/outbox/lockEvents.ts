import {
  type ExpressionBuilder,
  type ExpressionWrapper,
  PostgresAdapter,
  type SqlBool,
  type Transaction,
} from 'kysely';
import type { Tables } from '../database/tables';
import { lockPositions } from './numberEvents';

/** Chooses events. */
export type Choice = (
  eb: ExpressionBuilder<Tables, 'outbox'>,
) => ExpressionWrapper<Tables, 'outbox', SqlBool>;

/**
 * On PostgreSQL, locks events in the order of positions, in which servers lease them: so that two servers never wait
 * for each other's rows. The embedded database has one writer at a time.
 */
export async function lockEvents(transaction: Transaction<Tables>, which: Choice): Promise<void> {
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return;
  // Events without a position are locked in any order, by whoever gives them one.
  await lockPositions(transaction);
  const locked = transaction.selectFrom('outbox').select('id').where(which);
  await locked.orderBy('position').forUpdate().execute();
}

/** Deletes events, whether they were sent on or not. */
export async function deleteEvents(transaction: Transaction<Tables>, which: Choice): Promise<void> {
  await lockEvents(transaction, which);
  await transaction.deleteFrom('outbox').where(which).execute();
}
