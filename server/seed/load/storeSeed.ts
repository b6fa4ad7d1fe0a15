import { sql, type Transaction } from 'kysely';
import { insertRows } from '../../database/insertRows';
import { inTransaction } from '../../database/inTransaction';
import type { RecruitmentDatabase, Tables } from '../../database/tables';
import type { Seed, SeedFiles } from './seed';
import { seedIn, type StoredSeed } from './storedSeed';
import { storePlaces } from './storePlaces';

const rowOf = ({ seed, hash }: SeedFiles) => ({
  ...{ id: 1, version: 1, hash },
  document: JSON.stringify(seed),
});

/** Postcodes are looked up in a table of their own. */
async function storePostcodes(transaction: Transaction<Tables>, { postcodes }: Seed) {
  await transaction.deleteFrom('postcodes').where('source', '=', 'seed').execute();
  const rows = postcodes.map(
    ([code, miejscowosc, rodzaj_miejscowosci, ulica, wojewodztwo], position) => ({
      ...{ source: 'seed' as const, position, code, miejscowosc, rodzaj_miejscowosci },
      ...{ ulica, wojewodztwo },
    }),
  );
  await insertRows(transaction, 'postcodes', rows);
}

/** @returns false when there is a catalogue */
function fillEmpty(database: RecruitmentDatabase, files: SeedFiles): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const inserted = await transaction
      .insertInto('catalogue')
      .values(rowOf(files))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .execute();
    if (inserted.length === 0) return false;
    await storePostcodes(transaction, files.seed);
    await storePlaces(transaction, files.seed.offers);
    return true;
  });
}

/**
 * Describes what `storeFirstSeed` found: an empty catalogue, which is filled now, the same one or another one; or a
 * seed that cannot be read, and is not needed.
 */
export type FirstSeed =
  { type: 'filled' | 'same' | 'other' } | { type: 'unreadable'; error: unknown };

/** Null where there is no catalogue. */
async function storedHash(database: RecruitmentDatabase): Promise<string | null> {
  const row = await database.selectFrom('catalogue').select('hash').executeTakeFirst();
  return row?.hash ?? null;
}

/**
 * Fills an empty catalogue from the seed, in one transaction. A catalogue that is there stays, so that a server with an
 * older seed does not bring it back. When several servers start together, one of them stores the seed: the others wait
 * for its row.
 *
 * @param check throws for a seed with which no server starts; a seed that is not needed may be one
 * @throws the errors of `read` and `check` when the catalogue is empty
 */
export async function storeFirstSeed(
  database: RecruitmentDatabase,
  read: () => SeedFiles,
  check: (seed: Seed) => void = () => undefined,
): Promise<FirstSeed> {
  if ((await storedHash(database)) === null) {
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
 * Replaces the catalogue, in one transaction; an error of `files` leaves it as it is. Applications and imported
 * postcodes stay, and running servers follow within seconds.
 *
 * @param files another seed, or a function that makes one from the stored seed; it may run again when the database was
 *   busy
 */
export async function replaceCatalogue(
  database: RecruitmentDatabase,
  files: SeedFiles | ((stored: StoredSeed) => SeedFiles),
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    // Locks the row until the commit.
    const stored = await transaction
      .updateTable('catalogue')
      .set({ id: 1 })
      .returning('document')
      .executeTakeFirst();
    const made =
      typeof files === 'function'
        ? files(stored === undefined ? {} : seedIn(stored.document))
        : files;
    const { hash, document } = rowOf(made);
    await transaction
      .insertInto('catalogue')
      .values(rowOf(made))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ hash, document, version: sql`catalogue.version + 1` }),
      )
      .execute();
    await storePostcodes(transaction, made.seed);
    await storePlaces(transaction, made.seed.offers);
  });
}
