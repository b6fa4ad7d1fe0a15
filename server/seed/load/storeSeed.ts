import { sql, type Transaction } from 'kysely';
import { insertRows } from '../../database/insertRows';
import { inTransaction } from '../../database/inTransaction';
import type { RecruitmentDatabase, Tables } from '../../database/tables';
import type { Seed } from './seed';
import { readVersion, seedIn, type StoredSeed } from './storedSeed';
import { storePlaces } from './storePlaces';

const rowOf = (seed: Seed) => ({ id: 1, version: 1, document: JSON.stringify(seed) });

/** Postcodes are looked up in a table of their own. */
async function storePostcodes(transaction: Transaction<Tables>, { postcodes }: Seed) {
  await transaction.deleteFrom('postcodes').where('source', '=', 'seed').execute();
  const rows = postcodes.map(
    ([code, miejscowosc, rodzaj_miejscowosci, ulica, wojewodztwo], position) => ({
      source: 'seed' as const,
      position,
      code,
      miejscowosc,
      rodzaj_miejscowosci,
      ulica,
      wojewodztwo,
    }),
  );
  await insertRows(transaction, 'postcodes', rows);
}

/**
 * Fills an empty catalogue from the seed, in one transaction. A catalogue that is there stays, so that a server with an
 * older seed does not bring it back. When several servers start together, one of them stores the seed: the others wait
 * for its row.
 *
 * @param read called only when there is no catalogue
 * @returns whether the catalogue was filled now
 * @throws the errors of `read`
 */
export async function storeFirstSeed(
  database: RecruitmentDatabase,
  read: () => Seed,
): Promise<boolean> {
  if ((await readVersion(database)) !== null) return false;
  const seed = read();
  return inTransaction(database, async (transaction) => {
    const inserted = await transaction
      .insertInto('catalogue')
      .values(rowOf(seed))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .execute();
    if (inserted.length === 0) return false;
    await storePostcodes(transaction, seed);
    await storePlaces(transaction, seed.offers);
    return true;
  });
}

/**
 * Replaces the catalogue, in one transaction; an error of `seed` leaves it as it is. Applications and imported
 * postcodes stay, and running servers follow within seconds.
 *
 * @param seed another seed, or a function that makes one from the stored seed; it may run again when the database was
 *   busy
 */
export async function replaceCatalogue(
  database: RecruitmentDatabase,
  seed: Seed | ((stored: StoredSeed) => Seed),
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    // Locks the row until the commit.
    const stored = await transaction
      .updateTable('catalogue')
      .set({ id: 1 })
      .returning('document')
      .executeTakeFirst();
    const made =
      typeof seed === 'function' ? seed(stored === undefined ? {} : seedIn(stored.document)) : seed;
    const { document } = rowOf(made);
    await transaction
      .insertInto('catalogue')
      .values(rowOf(made))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ document, version: sql`catalogue.version + 1` }),
      )
      .execute();
    await storePostcodes(transaction, made);
    await storePlaces(transaction, made.offers);
  });
}
