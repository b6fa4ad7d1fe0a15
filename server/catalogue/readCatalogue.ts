import * as v from 'valibot';
import { consentSchema } from '../../src/contract/consent';
import { dictionaryEntrySchema, phonePrefixSchema } from '../../src/contract/dictionary';
import { offerSchema } from '../../src/contract/offer';
import { formDefinitionSchema } from '../../src/contract/question';
import type { RecruitmentDatabase } from '../database/tables';
import { DICTIONARIES } from '../seed/load/seedRows';
import { Catalogue } from './catalogue';

/** Groups rows by `key`, each payload checked against the schema of its item. */
function lists<TRow extends { payload: string }, TItem>(
  rows: readonly TRow[],
  key: (row: TRow) => string,
  schema: v.GenericSchema<unknown, TItem>,
): Map<string, TItem[]> {
  const found = new Map<string, TItem[]>();
  for (const row of rows) {
    const list = found.get(key(row)) ?? [];
    list.push(v.parse(schema, JSON.parse(row.payload)));
    found.set(key(row), list);
  }
  return found;
}

const byLanguage = (row: { lang: string }) => row.lang;

async function readFormDefinitions(database: RecruitmentDatabase) {
  const rows = await database
    .selectFrom('form_definitions')
    .selectAll()
    .orderBy('position')
    .execute();
  const scopes = new Map(
    rows.map((row) => [row.scope, rows.filter(({ scope }) => scope === row.scope)]),
  );
  return new Map(
    [...scopes].map(([scope, own]) => [scope, lists(own, byLanguage, formDefinitionSchema)]),
  );
}

async function readDictionary<TItem>(
  database: RecruitmentDatabase,
  name: string,
  schema: v.GenericSchema<unknown, TItem>,
) {
  const query = database
    .selectFrom('dictionaries')
    .selectAll()
    .where('name', '=', name)
    .orderBy('position');
  return lists(await query.execute(), byLanguage, schema);
}

/** The version of the stored catalogue, from a single row. */
export async function readVersion(database: RecruitmentDatabase): Promise<number> {
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
  database: RecruitmentDatabase,
  read: (version: number) => Promise<T>,
): Promise<T> {
  for (;;) {
    const version = await readVersion(database);
    const content = await read(version);
    if ((await readVersion(database)) === version) return content;
  }
}

async function readTables(database: RecruitmentDatabase, version: number): Promise<Catalogue> {
  const offers = await database.selectFrom('offers').selectAll().orderBy('position').execute();
  const consents = await database.selectFrom('consents').selectAll().orderBy('position').execute();
  const texts = await database.selectFrom('completion_texts').selectAll().execute();
  return new Catalogue({
    version,
    offers: offers.map((row) => v.parse(offerSchema, JSON.parse(row.payload))),
    formDefinitions: await readFormDefinitions(database),
    consents: lists(consents, byLanguage, consentSchema),
    countries: await readDictionary(database, DICTIONARIES.countries, dictionaryEntrySchema),
    citizenships: await readDictionary(database, DICTIONARIES.citizenships, dictionaryEntrySchema),
    phonePrefixes: await readDictionary(database, DICTIONARIES.phonePrefixes, phonePrefixSchema),
    completionTexts: new Map(texts.map(({ lang, html }) => [lang, html])),
  });
}

/**
 * Reads the whole catalogue.
 *
 * @throws valibot's error when a payload does not fit its schema
 */
export function readCatalogue(database: RecruitmentDatabase): Promise<Catalogue> {
  return readUnchanged(database, (version) => readTables(database, version));
}
