import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../../database/tables';

const documentSchema = v.record(v.string(), v.unknown());

/** The contents that the files of the stored catalogue would have, by the names of the parts. */
export type StoredSeed = v.InferOutput<typeof documentSchema>;

/** @param document of the stored catalogue */
export const seedIn = (document: string): StoredSeed =>
  v.parse(documentSchema, JSON.parse(document));

/** The version of the stored catalogue; null where there is none. */
export async function readVersion(database: Kysely<Tables>): Promise<number | null> {
  const row = await database.selectFrom('catalogue').select('version').executeTakeFirst();
  return row?.version ?? null;
}

/**
 * Reads the stored catalogue with its version, in one query.
 *
 * @throws Error where there is none
 */
export async function readStoredSeed(
  database: Kysely<Tables>,
): Promise<{ version: number; seed: StoredSeed }> {
  const columns = database.selectFrom('catalogue').select(['version', 'document']);
  const row = await columns.executeTakeFirst();
  if (row === undefined) throw new Error('There is no catalogue yet: use "catalogue load".');
  return { version: row.version, seed: seedIn(row.document) };
}
