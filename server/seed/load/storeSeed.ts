import { sql, type Transaction } from 'kysely';
import { insertRows } from '../../database/insertRows';
import { inTransaction } from '../../database/inTransaction';
import type { Seed, SeedFiles } from './seed';
import { readStoredSeed, type StoredSeed } from './storedSeed';
import {
  completionTextRows,
  consentRows,
  dictionaryRows,
  formDefinitionRows,
  offerRows,
  postcodeRows,
} from './seedRows';
import type { RecruitmentDatabase, Tables } from '../../database/tables';

async function emptyCatalogue(database: Transaction<Tables>): Promise<void> {
  await database.deleteFrom('offers').execute();
  await database.deleteFrom('form_definitions').execute();
  await database.deleteFrom('consents').execute();
  await database.deleteFrom('dictionaries').execute();
  await database.deleteFrom('completion_texts').execute();
  await database.deleteFrom('postcodes').where('source', '=', 'seed').execute();
}

async function fillCatalogue(database: Transaction<Tables>, seed: Seed): Promise<void> {
  await insertRows(database, 'offers', offerRows(seed));
  await insertRows(database, 'form_definitions', formDefinitionRows(seed));
  await insertRows(database, 'consents', consentRows(seed));
  await insertRows(database, 'dictionaries', dictionaryRows(seed));
  await insertRows(database, 'completion_texts', completionTextRows(seed));
  await insertRows(database, 'postcodes', postcodeRows(seed));
}

async function store(transaction: Transaction<Tables>, { seed, hash }: SeedFiles): Promise<void> {
  await transaction.updateTable('catalogue_state').set({ seed_hash: hash }).execute();
  await emptyCatalogue(transaction);
  await fillCatalogue(transaction, seed);
}

/** Locks the catalogue until the commit, after which servers read it again. */
function claim(transaction: Transaction<Tables>) {
  return transaction
    .updateTable('catalogue_state')
    .set({ version: sql`version + 1` })
    .where('id', '=', 1)
    .returning('id');
}

/** @returns false when there is a catalogue */
function fillEmpty(database: RecruitmentDatabase, files: SeedFiles): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const claimed = await claim(transaction).where('seed_hash', '=', '').execute();
    if (claimed.length === 0) return false;
    await store(transaction, files);
    return true;
  });
}

/**
 * What `storeFirstSeed` found: an empty catalogue, which is filled now, the same one or another one; or a seed that cannot
 * be read, and is not needed.
 */
export type FirstSeed =
  { type: 'filled' | 'same' | 'other' } | { type: 'unreadable'; error: unknown };

/** Empty for an empty catalogue. */
async function storedHash(database: RecruitmentDatabase): Promise<string> {
  const state = database.selectFrom('catalogue_state').select('seed_hash');
  return (await state.executeTakeFirstOrThrow()).seed_hash;
}

/**
 * Fills an empty catalogue from the seed, in one transaction. A catalogue that is there stays, so that a server with an
 * older seed does not bring it back. When several servers start together, one of them stores the seed: the others wait for
 * the lock of the update.
 *
 * @param check throws for a seed with which no server starts; a seed that is not needed may be one
 * @throws the errors of `read` and `check` when the catalogue is empty
 */
export async function storeFirstSeed(
  database: RecruitmentDatabase,
  read: () => SeedFiles,
  check: (seed: Seed) => void = () => undefined,
): Promise<FirstSeed> {
  if ((await storedHash(database)) === '') {
    const files = read();
    check(files.seed);
    if (await fillEmpty(database, files)) return { type: 'filled' };
  }
  const stored = await storedHash(database);
  try {
    return { type: read().hash === stored ? 'same' : 'other' };
  } catch (error) {
    return { type: 'unreadable', error };
  }
}

/**
 * Replaces the catalogue by another seed, in one transaction. Applications and imported postcodes stay as they are;
 * running servers follow within seconds.
 */
export async function replaceCatalogue(
  database: RecruitmentDatabase,
  files: SeedFiles,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await claim(transaction).execute();
    await store(transaction, files);
  });
}

/**
 * Replaces the catalogue by what `change` makes of the stored one, in one transaction. An error of `change` leaves it as
 * it is.
 *
 * @param change may run again when the database was busy
 */
export async function changeCatalogue(
  database: RecruitmentDatabase,
  change: (stored: StoredSeed) => SeedFiles,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await claim(transaction).execute();
    await store(transaction, change(await readStoredSeed(transaction)));
  });
}
