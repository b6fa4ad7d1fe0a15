import type { InsertObject, Transaction } from 'kysely';
import type { Tables } from './tables';

/** Rows in one statement: SQLite takes 32,766 parameters, PostgreSQL twice as many. */
const AT_ONCE = 500;

/** Inserts any number of rows, in batches. */
export async function insertRows<TName extends keyof Tables>(
  database: Transaction<Tables>,
  table: TName,
  rows: readonly InsertObject<Tables, TName>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await database
      .insertInto(table)
      .values(rows.slice(start, start + AT_ONCE))
      .execute();
  }
}
