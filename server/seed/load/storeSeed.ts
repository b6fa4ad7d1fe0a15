import { sql, type Transaction } from 'kysely';
import { insertRows } from '../../database/insertRows';
import { inTransaction } from '../../database/inTransaction';
import type { RecruitmentDatabase, Tables } from '../../database/tables';
import { DICTIONARIES, type Seed, type SeedFiles } from './seed';
import { readStoredSeed, type StoredSeed } from './storedSeed';

async function emptyCatalogue(database: Transaction<Tables>): Promise<void> {
  await database.deleteFrom('offers').execute();
  await database.deleteFrom('form_definitions').execute();
  await database.deleteFrom('consents').execute();
  await database.deleteFrom('dictionaries').execute();
  await database.deleteFrom('completion_texts').execute();
  await database.deleteFrom('postcodes').where('source', '=', 'seed').execute();
}

/** Rows of lists by language. */
function listed<T extends object>(lists: Readonly<Record<string, readonly unknown[]>>, more: T) {
  return Object.entries(lists).flatMap(([lang, items]) =>
    items.map((item, position) => ({ ...more, lang, position, payload: JSON.stringify(item) })),
  );
}

async function fillCatalogue(database: Transaction<Tables>, seed: Seed): Promise<void> {
  const offers = seed.offers.map((offer, position) => ({
    position,
    rekrutacja_id: String(offer.rekrutacja.id),
    kierunek_specjalnosc_id: String(offer.kierunekSpecjalnosc.id),
    lang: offer.rekrutacja.lang,
    payload: JSON.stringify(offer),
  }));
  await insertRows(database, 'offers', offers);
  const { byGroup, byId } = seed.formDefinitions;
  const ofGroups = Object.entries(byGroup).flatMap(([group, lists]) =>
    listed(lists, { scope: `group:${group}` }),
  );
  const ofIds = Object.entries(byId).flatMap(([id, items]) =>
    listed({ '*': items }, { scope: `id:${id}` }),
  );
  await insertRows(database, 'form_definitions', [...ofGroups, ...ofIds]);
  await insertRows(database, 'consents', listed(seed.consents, {}));
  for (const part of ['countries', 'citizenships', 'phonePrefixes'] as const) {
    await insertRows(database, 'dictionaries', listed(seed[part], { name: DICTIONARIES[part] }));
  }
  const texts = Object.entries(seed.completionTexts).map(([lang, html]) => ({ lang, html }));
  await insertRows(database, 'completion_texts', texts);
  const postcodes = seed.postcodes.map(
    ([code, miejscowosc, rodzaj_miejscowosci, ulica, wojewodztwo], position) => ({
      ...{ source: 'seed' as const, position, code, miejscowosc, rodzaj_miejscowosci },
      ...{ ulica, wojewodztwo },
    }),
  );
  await insertRows(database, 'postcodes', postcodes);
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
 * Replaces the catalogue, in one transaction; an error of `files` leaves it as it is. Applications and imported postcodes
 * stay, and running servers follow within seconds.
 *
 * @param files another seed, or what makes one of the stored one; may run again when the database was busy
 */
export async function replaceCatalogue(
  database: RecruitmentDatabase,
  files: SeedFiles | ((stored: StoredSeed) => SeedFiles),
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await claim(transaction).execute();
    const made = typeof files === 'function' ? files(await readStoredSeed(transaction)) : files;
    await store(transaction, made);
  });
}
