import { parse } from 'csv-parse/sync';
import { readFile } from 'node:fs/promises';
import { fileError } from '../database/errors';
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

/** The columns of the file, which has no header. */
const COLUMNS = [
  'country',
  'postcode',
  'place',
  'state',
  'stateCode',
  'county',
  'countyCode',
  'community',
  'communityCode',
  'latitude',
  'longitude',
  'accuracy',
] as const;

/** A row; `error` when it has more or fewer fields than there are columns. */
interface Row {
  record: Readonly<Record<(typeof COLUMNS)[number], string>>;
  info: { lines: number; error?: Error };
}

// The rows come with `info`, which the types of the parser do not have.
const rowsOf = (text: string) =>
  parse(text, {
    bom: true,
    columns: [...COLUMNS],
    delimiter: '\t',
    info: true,
    quote: null,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  }) as unknown as Row[];

function placeOf(record: Row['record'], line: number): ImportedPlace {
  const { country, postcode, place, state, stateCode, countyCode } = record;
  const [, start, end] = /^(\d\d)-?(\d{3})$/.exec(postcode) ?? [];
  if (start === undefined || end === undefined) {
    throw new PostcodeFileError(line, 'the postcode is not in the form 00-000');
  }
  if (country !== 'PL') throw new PostcodeFileError(line, 'the country is not PL');
  if (place === '') throw new PostcodeFileError(line, 'the place has no name');
  const found = voivodeship(countyCode, stateCode, state);
  if (found === null) throw new PostcodeFileError(line, 'unknown voivodeship');
  return { code: start + end, miejscowosc: place, wojewodztwo: found };
}

/**
 * Reads a file of Polish postcodes in GeoNames' tab format.
 *
 * @throws PostcodeFileError for the first damaged line, or when there are no rows
 */
export async function readPostcodeFile(file: string): Promise<ImportedPlace[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw fileError(file, error);
  });
  const places = rowsOf(text).map(({ record, info: { lines, error } }) => {
    if (error !== undefined) {
      throw new PostcodeFileError(lines, `expected ${COLUMNS.length} columns`);
    }
    if (/[\uFFFD\p{Cc}]/u.test(Object.values(record).join(''))) {
      throw new PostcodeFileError(lines, 'the text is not UTF-8');
    }
    return placeOf(record, lines);
  });
  if (places.length > 0) return places;
  throw new PostcodeFileError(1, 'there are no rows');
}
