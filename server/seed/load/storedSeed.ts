import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables';
import { DICTIONARIES, type Seed } from './seed';

/** The version of the stored catalogue, from a single row. */
export async function readVersion(database: Kysely<Tables>): Promise<number> {
  const row = await database
    .selectFrom('catalogue_state')
    .select('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

/**
 * Reads several tables of the catalogue, again when it is replaced meanwhile: each query sees what is stored at its time.
 *
 * @param read gets the version that it reads
 */
export async function readUnchanged<T>(
  database: Kysely<Tables>,
  read: (version: number) => Promise<T>,
): Promise<T> {
  for (;;) {
    const version = await readVersion(database);
    const content = await read(version);
    if ((await readVersion(database)) === version) return content;
  }
}

interface Row {
  lang: string;
  payload: string;
}

/** Lists by key, in the order of the rows. */
function lists<TRow extends Row>(rows: readonly TRow[], key: (row: TRow) => string) {
  const found: Record<string, unknown[]> = {};
  for (const row of rows) (found[key(row)] ??= []).push(JSON.parse(row.payload));
  return found;
}

const byLanguage = ({ lang }: Row) => lang;

async function readQuestions(database: Kysely<Tables>) {
  const all = database.selectFrom('form_definitions').selectAll();
  const rows = await all.orderBy('scope').orderBy('lang').orderBy('position').execute();
  const byGroup: Record<string, unknown> = {};
  for (const scope of new Set(rows.map((row) => row.scope))) {
    const own = rows.filter((row) => row.scope === scope);
    if (scope.startsWith('group:')) byGroup[scope.slice('group:'.length)] = lists(own, byLanguage);
  }
  const ofIds = rows.filter(({ scope }) => scope.startsWith('id:'));
  return { byGroup, byId: lists(ofIds, ({ scope }) => scope.slice('id:'.length)) };
}

/** The contents that the files of the stored catalogue would have. */
export type StoredSeed = Readonly<Record<keyof Seed, unknown>>;

/** Reads the stored catalogue as the files have it, without postcodes. */
export async function readContent(
  database: Kysely<Tables>,
): Promise<Omit<StoredSeed, 'postcodes'>> {
  const offers = await database
    .selectFrom('offers')
    .select('payload')
    .orderBy('position')
    .execute();
  const consents = database.selectFrom('consents').selectAll().orderBy('lang').orderBy('position');
  const words = database.selectFrom('dictionaries').selectAll().orderBy('lang').orderBy('position');
  const dictionary = async (name: keyof typeof DICTIONARIES) =>
    lists(await words.where('name', '=', DICTIONARIES[name]).execute(), byLanguage);
  const texts = await database.selectFrom('completion_texts').selectAll().orderBy('lang').execute();
  return {
    offers: offers.map(({ payload }): unknown => JSON.parse(payload)),
    formDefinitions: await readQuestions(database),
    consents: lists(await consents.execute(), byLanguage),
    countries: await dictionary('countries'),
    citizenships: await dictionary('citizenships'),
    phonePrefixes: await dictionary('phonePrefixes'),
    completionTexts: Object.fromEntries(texts.map(({ lang, html }) => [lang, html])),
  };
}

async function readPostcodes(database: Kysely<Tables>): Promise<unknown[]> {
  const rows = database.selectFrom('postcodes').selectAll().where('source', '=', 'seed');
  return (await rows.orderBy('position').execute()).map((row) => [
    row.code,
    row.miejscowosc,
    row.rodzaj_miejscowosci,
    row.ulica,
    row.wojewodztwo,
  ]);
}

/** Reads the stored catalogue as the files have it, without the imported postcodes. */
export function readStoredSeed(database: Kysely<Tables>): Promise<StoredSeed> {
  return readUnchanged(database, async () => ({
    ...(await readContent(database)),
    postcodes: await readPostcodes(database),
  }));
}
