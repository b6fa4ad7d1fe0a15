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

/**
 * Replaces the stored catalogue by the seed if the seed has changed, in one transaction. Applications and imported
 * postcodes are not changed. When several servers start together, one of them stores the seed: the others wait for the
 * lock of the update and find the new hash.
 *
 * @returns whether the catalogue was replaced
 */
export async function storeSeed(
  database: RecruitmentDatabase,
  { seed, hash }: SeedFiles,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const claimed = await transaction
      .updateTable('catalogue_state')
      .set({ seed_hash: hash, version: sql`version + 1` })
      .where('id', '=', 1)
      .where('seed_hash', '!=', hash)
      .returning('id')
      .execute();
    if (claimed.length === 0) return false;
    await emptyCatalogue(transaction);
    await fillCatalogue(transaction, seed);
    return true;
  });
}
