import type { InsertObject, Kysely } from 'kysely';
import type { Tables } from './tables';

/** Rows per statement: SQLite accepts 32,766 parameters, PostgreSQL twice as many. */
const BATCH_SIZE = 500;

/** Inserts any number of rows, in batches. */
export async function insertRows<TName extends keyof Tables>(
  database: Kysely<Tables>,
  table: TName,
  rows: readonly InsertObject<Tables, TName>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    await database
      .insertInto(table)
      .values(rows.slice(start, start + BATCH_SIZE))
      .execute();
  }
}
