import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { ALL_COLUMNS, cellsOf } from './offerColumns';
import { readOfferRows } from './offerRows';
import type { CatalogueOffer } from './seed';

/** A row as the parser returns it. */
interface ParsedRow {
  record: string[];
  info: { lines: number };
}

/**
 * Reads offers from a spreadsheet, separated by commas or, as Excel writes, by semicolons or tabs.
 *
 * @throws Error that names the line
 */
export function readOffersCsv(text: string) {
  const [header = ''] = text.split('\n', 1);
  // The rows come with `info`, which the types of the parser do not have.
  const parsed = parse(text, {
    bom: true,
    delimiter: ['\t', ';'].find((delimiter) => header.includes(delimiter)) ?? ',',
    info: true,
    skip_empty_lines: true,
    relax_column_count: true,
  }) as unknown as ParsedRow[];
  return readOfferRows(parsed.map(({ record, info }) => ({ cells: record, line: info.lines })));
}

/** The offers for a spreadsheet: with a BOM, for Excel; a cell that it would compute begins with an apostrophe. */
export function writeOffersCsv(offers: readonly CatalogueOffer[]): string {
  const options = { bom: true, header: true, columns: ALL_COLUMNS, escape_formulas: true };
  return stringify(offers.map(cellsOf), options);
}
