import { type Kysely, type Migration, sql } from 'kysely';

/** A migration of statements that mean the same in both databases. */
export const migrationOf = (...statements: readonly string[]): Migration => ({
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
});
