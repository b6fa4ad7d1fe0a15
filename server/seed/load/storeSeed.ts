import { sql, type Transaction } from 'kysely';
import { insertRows } from '../../database/insertRows';
import { inTransaction } from '../../database/inTransaction';
import type { Seed, SeedFiles } from './seedFiles';
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

/** Stores the catalogue if the hash of the stored one equals, or differs from, `than`. */
async function store(
  database: RecruitmentDatabase,
  { seed, hash }: SeedFiles,
  stored: '=' | '!=',
  than: string,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const claimed = await transaction
      .updateTable('catalogue_state')
      .set({ seed_hash: hash, version: sql`version + 1` })
      .where('id', '=', 1)
      .where('seed_hash', stored, than)
      .returning('id')
      .execute();
    if (claimed.length === 0) return false;
    await emptyCatalogue(transaction);
    await fillCatalogue(transaction, seed);
    return true;
  });
}

/** What `storeFirstSeed` found: an empty catalogue, which is filled now, the same one or another one. */
type FirstSeed = 'filled' | 'same' | 'other';

/**
 * Fills an empty catalogue from the seed, in one transaction. A catalogue that is there stays, so that a server with an
 * older seed does not bring it back. When several servers start together, one of them stores the seed: the others wait for
 * the lock of the update.
 */
export async function storeFirstSeed(
  database: RecruitmentDatabase,
  files: SeedFiles,
): Promise<FirstSeed> {
  if (await store(database, files, '=', '')) return 'filled';
  const { seed_hash: hash } = await database
    .selectFrom('catalogue_state')
    .select('seed_hash')
    .executeTakeFirstOrThrow();
  return hash === files.hash ? 'same' : 'other';
}

/**
 * Replaces the catalogue by another seed, in one transaction. Applications and imported postcodes stay as they are;
 * running servers follow within seconds.
 *
 * @returns false when the catalogue is the same
 */
export function replaceCatalogue(
  database: RecruitmentDatabase,
  files: SeedFiles,
): Promise<boolean> {
  return store(database, files, '!=', files.hash);
}
