import { createReadStream } from 'node:fs';
import { voivodeship } from './voivodeships';

/** One row of an imported file. The codes of county and municipality are TERYT codes; "" when unknown. */
export interface ImportedPlace {
  /** Five digits. */
  code: string;
  town: string;
  county: { code: string; name: string };
  municipality: { code: string; name: string };
  voivodeship: string;
}

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
const NEEDED = TAB_COLUMNS.slice(0, 9);

type Split = (line: string) => string[] | null;

const splitTabs: Split = (line) => line.split('\t');

/** Fields of a CSV line, which may be quoted; null for an unterminated quote. */
const splitCsv: Split = (line) => {
  const field = /(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/y;
  const fields: string[] = [];
  for (;;) {
    const match = field.exec(line);
    if (match === null) return null;
    fields.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] !== ',') return fields;
  }
};

async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = (rest + String(chunk)).split(/\r?\n/);
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** Detects the format from the first line. */
function formatOf(first: string): { split: Split; columns: readonly string[]; header: boolean } {
  const line = first.replace(/^\uFEFF/, '');
  if (line.includes('\t')) return { split: splitTabs, columns: TAB_COLUMNS, header: false };
  const columns = splitCsv(line) ?? [];
  const missing = NEEDED.filter((name) => !columns.includes(name));
  if (missing.length > 0) {
    throw new PostcodeFileError(1, `missing column ${missing.join(', ')}`);
  }
  return { split: splitCsv, columns, header: true };
}

function placeOf(
  fields: readonly string[],
  columns: readonly string[],
  line: number,
): ImportedPlace {
  const of = (name: string) => fields[columns.indexOf(name)]?.trim() ?? '';
  const [, start, end] = /^(\d\d)-?(\d{3})$/.exec(of('zipcode')) ?? [];
  if (start === undefined || end === undefined) {
    throw new PostcodeFileError(line, 'the postcode is not in the form 00-000');
  }
  if (of('country_code') !== 'PL') throw new PostcodeFileError(line, 'the country is not PL');
  if (of('place') === '') throw new PostcodeFileError(line, 'the place has no name');
  const found = voivodeship(of('province_code'), of('state_code'), of('state'));
  if (found === null) throw new PostcodeFileError(line, 'unknown voivodeship');
  return {
    code: start + end,
    town: of('place'),
    county: { code: of('province_code'), name: of('province') },
    municipality: { code: of('community_code'), name: of('community') },
    voivodeship: found,
  };
}

/**
 * Reads a file of Polish postcodes: GeoNames' tab format, or CSV with a header of the same columns.
 *
 * @throws PostcodeFileError for the first damaged line, or when there are no rows
 */
export async function readPostcodeFile(file: string): Promise<ImportedPlace[]> {
  const places: ImportedPlace[] = [];
  let format: ReturnType<typeof formatOf> | null = null;
  let number = 0;
  for await (const line of linesOf(file)) {
    number += 1;
    if (format === null) {
      format = formatOf(line);
      if (format.header) continue;
    }
    const fields = format.split(line);
    if (fields?.length !== format.columns.length) {
      throw new PostcodeFileError(number, `expected ${format.columns.length} columns`);
    }
    if (/[\uFFFD\p{Cc}]/u.test(fields.join(''))) {
      throw new PostcodeFileError(number, 'the text is not UTF-8');
    }
    places.push(placeOf(fields, format.columns, number));
  }
  if (places.length === 0) throw new PostcodeFileError(number, 'there are no rows');
  return places;
}
