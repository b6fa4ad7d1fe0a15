import { Migrator, sql } from 'kysely';
import { openEmbedded } from './embedded';
import { initial } from './migrations/0001Initial';
import { suspicion } from './migrations/0002Suspicion';
import { personKeys } from './migrations/0003PersonKeys';
import { reference } from './migrations/0004Reference';
import { outbox } from './migrations/0005Outbox';
import { attribution } from './migrations/0006Attribution';
import { BULK_LIMITS, openPostgres, POSTGRES_LIMITS } from './postgres';
import type { RecruitmentDatabase } from './tables';

/** Migrations by name, which sort in the order they run. A released migration never changes. */
const MIGRATIONS = {
  '0001Initial': initial,
  '0002Suspicion': suspicion,
  '0003PersonKeys': personKeys,
  '0004Reference': reference,
  '0005Outbox': outbox,
  '0006Attribution': attribution,
};

/** @throws the database's error when a migration fails */
async function migrate(database: RecruitmentDatabase): Promise<void> {
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
 * @throws the database's error when it cannot be opened or migrated
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
