import { type Kysely, type Migration, sql } from 'kysely';

/** Runs statements that mean the same in both databases. */
export async function run(database: Kysely<unknown>, ...statements: readonly string[]) {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

/** A migration of statements only. */
export const migrationOf = (...statements: readonly string[]): Migration => ({
  up: (database: Kysely<unknown>) => run(database, ...statements),
});
