import { fold } from '../../src/domain/collation';
import { comparableDocumentNumber } from '../../src/domain/documentNumber';
import { peselDigits } from '../../src/domain/pesel';
import { shownReference, typedNumber, typedReference } from '../../src/domain/referenceNumber';
import type { RecruitmentDatabase } from '../database/tables';
import { findApplications, type OfficeRow, officeRows } from '../rows/officeRows';

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Compares with an application: the words may be the beginnings of its names, in any order, or all of them the number
 * of the document.
 */
function matches(typed: string) {
  const words = wordsOf(typed);
  const document = comparableDocumentNumber(typed);
  return ({ application: { kandydat } }: OfficeRow): boolean => {
    const number = kandydat.obcokrajowiecSeriaNumerDowodu;
    if (number !== null && comparableDocumentNumber(number) === document) return true;
    const names = wordsOf(`${kandydat.imie} ${kandydat.imie2 ?? ''} ${kandydat.nazwisko}`);
    return words.length > 0 && words.every((word) => names.some((name) => name.startsWith(word)));
  };
}

/** Reads every application: names and documents have no index, so that the database has them once. */
async function scan(database: RecruitmentDatabase, typed: string): Promise<OfficeRow[]> {
  const isSought = matches(typed);
  const found: OfficeRow[] = [];
  for await (const batch of officeRows(database, {})) found.push(...batch.filter(isSought));
  return found;
}

/**
 * Applications by an e-mail address, a PESEL, a reference number, names (their beginnings, in any order, without
 * diacritics) or the number of a document; oldest first.
 */
export async function searchApplications(
  database: RecruitmentDatabase,
  typed: string,
): Promise<OfficeRow[]> {
  if (typed.includes('@')) return findApplications(database, { email: typed });
  const pesel = peselDigits(typed);
  const reference = typedReference(typed);
  const rows = /^\d{11}$/.test(pesel)
    ? await findApplications(database, { pesel })
    : reference === null
      ? []
      : await findApplications(database, { reference });
  return rows.length > 0 ? rows : scan(database, typed);
}

/** The message when nothing was found, which also names the symbols that no reference number has. */
export function notFound(typed: string): string {
  const number = typedNumber(typed);
  if (number === null || typedReference(typed) !== null) return 'There is no such application.';
  const strange = [...new Set(number)].filter(
    (symbol) => typedReference(symbol.repeat(number.length)) === null,
  );
  return `There is no such application. As a number it cannot be right: no number has ${strange.join(', ')} (${shownReference(number)}).`;
}

/**
 * The applications with a reference number.
 *
 * @param typed the number in any case, in one word or in two
 * @throws Error when it is no number, or nobody has it
 */
export async function byNumber(database: RecruitmentDatabase, typed: string): Promise<OfficeRow[]> {
  const reference = typedReference(typed);
  if (reference === null) throw new Error(`"${typed}" is no reference number.`);
  const rows = await findApplications(database, { reference });
  if (rows.length === 0) {
    throw new Error(`There is no application ${shownReference(reference)}.`);
  }
  return rows;
}
