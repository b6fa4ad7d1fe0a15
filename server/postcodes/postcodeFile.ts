import { CsvError, parse } from 'csv-parse/sync';
import { readFile } from 'node:fs/promises';
import type { PostcodeTable } from '../database/tables';
import { voivodeship } from './voivodeships';

/** One row of an imported file. */
export type ImportedPlace = Pick<PostcodeTable, 'code' | 'miejscowosc' | 'wojewodztwo'>;

/** An invalid file; the message starts with the line number. */
class PostcodeFileError extends Error {
  constructor(line: number, what: string) {
    super(`line ${line}: ${what}`);
  }
}

/** Columns of GeoNames' tab format, which has no header, named as in the header of the CSV format. */
const TAB_COLUMNS = [
  'country_code',
  'zipcode',
  'place',
  'state',
  'state_code',
  'province',
  'province_code',
  'community',
  'community_code',
  'latitude',
  'longitude',
  'accuracy',
];
const NEEDED = ['country_code', 'zipcode', 'place', 'state', 'state_code', 'province_code'];

/** A row; `error` when it has more or fewer fields than the header. */
interface Row {
  record: Readonly<Record<string, string>>;
  info: { lines: number; columns: readonly unknown[]; error?: Error };
}

function checkedHeader(header: string[]): string[] {
  const missing = NEEDED.filter((name) => !header.includes(name));
  if (missing.length === 0) return header;
  throw new PostcodeFileError(1, `missing column ${missing.join(', ')}`);
}

/** Detects the format from the first line. */
function rowsOf(text: string): Row[] {
  const isTab = text.split('\n', 1)[0]?.includes('\t') === true;
  const format = isTab
    ? { delimiter: '\t', quote: null, columns: TAB_COLUMNS }
    : { columns: checkedHeader };
  try {
    const shared = { bom: true, info: true, relax_column_count: true, skip_empty_lines: true };
    return parse(text, { ...shared, ...format, trim: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new PostcodeFileError(Number(error['lines']), error.message);
  }
}

function placeOf(record: Row['record'], line: number): ImportedPlace {
  const of = (name: string) => record[name] ?? '';
  const [, start, end] = /^(\d\d)-?(\d{3})$/.exec(of('zipcode')) ?? [];
  if (start === undefined || end === undefined) {
    throw new PostcodeFileError(line, 'the postcode is not in the form 00-000');
  }
  if (of('country_code') !== 'PL') throw new PostcodeFileError(line, 'the country is not PL');
  if (of('place') === '') throw new PostcodeFileError(line, 'the place has no name');
  const found = voivodeship(of('province_code'), of('state_code'), of('state'));
  if (found === null) throw new PostcodeFileError(line, 'unknown voivodeship');
  return { code: start + end, miejscowosc: of('place'), wojewodztwo: found };
}

/**
 * Reads a file of Polish postcodes: GeoNames' tab format, or CSV with a header of the same columns.
 *
 * @throws PostcodeFileError for the first damaged line, or when there are no rows
 */
export async function readPostcodeFile(file: string): Promise<ImportedPlace[]> {
  const text = await readFile(file, 'utf8');
  const places = rowsOf(text).map(({ record, info: { lines, columns, error } }) => {
    if (error !== undefined) {
      throw new PostcodeFileError(lines, `expected ${columns.length} columns`);
    }
    if (/[\uFFFD\p{Cc}]/u.test(Object.values(record).join(''))) {
      throw new PostcodeFileError(lines, 'the text is not UTF-8');
    }
    return placeOf(record, lines);
  });
  if (places.length > 0) return places;
  throw new PostcodeFileError(text === '' ? 0 : 1, 'there are no rows');
}
