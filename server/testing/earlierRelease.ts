import { sql } from 'kysely';
import { openEmbedded } from '../database/embedded';
import { migrate, MIGRATIONS } from '../database/openDatabase';
import { BULK_LIMITS, openPostgres } from '../database/postgres';
import type { RecruitmentDatabase } from '../database/tables';
import type { TestDatabase } from './testDatabase';

/** The value of each required text of an earlier release that a test does not give. */
export const FILLED = 'a value of an earlier release';

/**
 * Opens a database as the release did that came before a migration.
 *
 * @param next the name of that migration
 */
export async function openEarlier(
  { url, directory }: TestDatabase,
  next: string,
): Promise<RecruitmentDatabase> {
  const database = url === null ? openEmbedded(directory) : openPostgres(url, BULK_LIMITS);
  const earlier = Object.entries(MIGRATIONS).filter(([name]) => name < next);
  await migrate(database, Object.fromEntries(earlier));
  return database;
}

/** Stores applications in the columns that their release had. */
export async function storeEarlier(
  database: RecruitmentDatabase,
  rows: readonly Readonly<Record<string, string | null>>[],
): Promise<void> {
  const tables = await database.introspection.getTables();
  const columns = tables.find(({ name }) => name === 'applications')?.columns ?? [];
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  for (const row of rows) {
    const values = columns.map(({ name, dataType, isNullable }) => {
      const required = dataType.toLowerCase().startsWith('int') ? 0 : FILLED;
      return row[name] ?? (isNullable ? null : required);
    });
    await sql`insert into applications (${names}) values (${sql.join(values)})`.execute(database);
  }
}
