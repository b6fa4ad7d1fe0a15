import {
  PostgresAdapter,
  type ExpressionWrapper,
  type ExpressionBuilder,
  type SqlBool,
  type Transaction,
} from 'kysely';
import type { Tables } from '../database/tables';
import { lockPositions } from './numberEvents';

/**
 * Deletes events. On PostgreSQL it locks them in the order of positions, in which servers lease them: so neither ever waits
 * for a row of the other while the other waits for one of its own. The embedded database has one writer at a time.
 */
export async function deleteEvents(
  transaction: Transaction<Tables>,
  which: (eb: ExpressionBuilder<Tables, 'outbox'>) => ExpressionWrapper<Tables, 'outbox', SqlBool>,
): Promise<void> {
  if (transaction.getExecutor().adapter instanceof PostgresAdapter) {
    // Events without a position are locked in any order, by whoever gives them one.
    await lockPositions(transaction);
    const locked = transaction.selectFrom('outbox').select('id').where(which);
    await locked.orderBy('position').forUpdate().execute();
  }
  await transaction.deleteFrom('outbox').where(which).execute();
}
