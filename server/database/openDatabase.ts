import { type Migration, Migrator, sql } from 'kysely';
import { openEmbedded } from './embedded';
import { initial } from './migrations/0001Initial';
import { personKeys } from './migrations/0003PersonKeys';
import { reference } from './migrations/0004Reference';
import { outbox } from './migrations/0005Outbox';
import { storedOnce } from './migrations/0007StoredOnce';
import { migrationOf } from './migrations/statements';
import { BULK_LIMITS, openPostgres, POSTGRES_LIMITS } from './postgres';
import type { RecruitmentDatabase } from './tables';
import { truncateLog } from './truncateLog';

/** Migrations by name, which sort in the order they run. A released migration never changes. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001Initial': initial,
  '0002Suspicion': migrationOf('alter table applications add column suspected text'),
  '0003PersonKeys': personKeys,
  '0004Reference': reference,
  '0005Outbox': outbox,
  '0006Attribution': migrationOf('alter table applications add column attribution text'),
  '0007StoredOnce': storedOnce,
  '0008Erasures': migrationOf(
    'alter table outbox add column erased_reference text',
    'alter table outbox add column erasure_reason text',
  ),
};

/**
 * @param migrations those of this release, or of an earlier one
 * @returns whether there was anything to migrate
 * @throws the database's error when a migration fails
 */
export async function migrate(
  database: RecruitmentDatabase,
  migrations = MIGRATIONS,
): Promise<boolean> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error === undefined) return results.length > 0;
  throw error instanceof Error
    ? error
    : new Error('The database could not be migrated.', { cause: error });
}

async function migratedEmbedded(directory: string): Promise<RecruitmentDatabase> {
  const database = openEmbedded(directory);
  try {
    const hasMigrated = await migrate(database);
    // From here on all writes use `inTransaction`, which has its own way of waiting.
    await sql`pragma busy_timeout = 0`.execute(database);
    // It still contains what a migration has removed.
    if (hasMigrated) await truncateLog(database);
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
