import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator, sql } from 'kysely';
import { openEmbedded } from './embedded';
import { createTables } from './migrations/0001Tables';
import { BULK_LIMITS, openPostgres, POSTGRES_LIMITS } from './postgres';
import type { RecruitmentDatabase } from './tables';

/** Migrations by name, which sort in the order they run. A released migration never changes. */
const MIGRATIONS: Readonly<Record<string, Migration>> = { '0001Tables': createTables };

/**
 * Reads the tables before the migrations, because a server that is creating them commits both together.
 *
 * @throws Error when the tables were made by migrations that this release does not have; nothing was changed
 */
async function refuseForeign(database: RecruitmentDatabase): Promise<void> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  const hasTable = (table: string) => tables.some(({ name }) => name === table);
  const done = hasTable(DEFAULT_MIGRATION_TABLE)
    ? (
        await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(
          database,
        )
      ).rows
    : [];
  const isForeign = done.some(({ name }) => !Object.hasOwn(MIGRATIONS, name));
  if (isForeign || (done.length === 0 && hasTable('applications'))) {
    throw new Error(
      'The database was made by a development build or a later release: choose an empty one with DATA_DIR or DATABASE_URL.',
    );
  }
}

/** @throws Error for a foreign database, or when a migration fails */
async function migrate(database: RecruitmentDatabase): Promise<void> {
  await refuseForeign(database);
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(MIGRATIONS) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  throw error instanceof Error
    ? error
    : new Error('The database could not be migrated.', { cause: error });
}

async function migratedEmbedded(directory: string): Promise<RecruitmentDatabase> {
  const database = openEmbedded(directory);
  try {
    await migrate(database);
    // From here on all writes use `inTransaction`, which has its own way of waiting.
    await sql`pragma busy_timeout = 0`.execute(database);
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

async function migratedPostgres(url: string): Promise<RecruitmentDatabase> {
  const migrating = openPostgres(url, BULK_LIMITS);
  try {
    await migrate(migrating);
  } finally {
    await migrating.destroy();
  }
  return openPostgres(url, POSTGRES_LIMITS);
}

/**
 * Opens the database and migrates it. Migrations take a lock, so several servers may start on one PostgreSQL at the
 * same time.
 *
 * @param where `url` of a PostgreSQL (postgres://…), or null for the embedded database in `directory`
 * @throws Error for a foreign database, or one that cannot be opened or migrated
 */
export function openDatabase({
  url,
  directory,
}: {
  url: string | null;
  directory: string;
}): Promise<RecruitmentDatabase> {
  return url === null ? migratedEmbedded(directory) : migratedPostgres(url);
}

/**
 * The open database for work on many rows, which would exceed the time limits of the default connections.
 *
 * @param url the same as for `openDatabase`
 * @returns for PostgreSQL another pool, without time limits; for the embedded database the same database
 */
export function openForBulkWork(
  database: RecruitmentDatabase,
  url: string | null,
): RecruitmentDatabase {
  return url === null ? database : openPostgres(url, BULK_LIMITS);
}
