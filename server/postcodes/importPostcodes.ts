import { insertRows } from '../database/insertRows';
import { inTransaction } from '../database/inTransaction';
import type { PostcodeTable, RecruitmentDatabase } from '../database/tables';
import { type ImportedPlace, readPostcodeFile } from './postcodeFile';

function rowsOf(places: readonly ImportedPlace[]): PostcodeTable[] {
  const rows = new Map<string, PostcodeTable>();
  for (const place of places) {
    const key = Object.values(place).join(' ');
    if (rows.has(key)) continue;
    const rest = { source: 'import', rodzaj_miejscowosci: null, ulica: null } as const;
    rows.set(key, { ...place, ...rest, position: rows.size });
  }
  return [...rows.values()];
}

/**
 * Replaces all imported postcodes by those of the file, in one transaction. They have no settlement type, which the file
 * does not tell: the candidate chooses it. The whole file is validated first: a damaged file changes nothing.
 *
 * @returns the number of imported rows
 * @throws PostcodeFileError that names the damaged line
 */
export async function importPostcodes(
  database: RecruitmentDatabase,
  file: string,
): Promise<number> {
  const rows = rowsOf(await readPostcodeFile(file));
  await inTransaction(database, async (transaction) => {
    await transaction.deleteFrom('postcodes').where('source', '=', 'import').execute();
    await insertRows(transaction, 'postcodes', rows);
  });
  return rows.length;
}
