import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { sameJson } from '../../../src/domain/sameJson';
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

/**
 * Checks that an import would read the same offers.
 *
 * @throws Error for an offer that it would read as another one: with an id like "12" as a text, or a space at the end of a
 *   name, or refuse: with a text as its id where others have numbers
 */
function checkOffersSurvive(offers: readonly CatalogueOffer[], text: string): void {
  const { content, faults } = readOffersCsv(text);
  const refused = new Set(faults.map(({ place: [, row] }) => row));
  for (const [index, offer] of offers.entries()) {
    const read = content[index];
    if (read !== undefined && !refused.has(index) && sameJson(cellsOf(read), cellsOf(offer))) {
      continue;
    }
    const { rekrutacja, kierunekSpecjalnosc } = offer;
    const ids = [rekrutacja.id, kierunekSpecjalnosc.id].map((id) => JSON.stringify(id)).join(', ');
    throw new Error(`The offer ${ids} would be another one after an import: use offers.json.`);
  }
}

/**
 * The offers for a spreadsheet: with a BOM, for Excel; a cell that it would compute begins with an apostrophe.
 *
 * @throws as `checkOffersSurvive`
 */
export function writeOffersCsv(offers: readonly CatalogueOffer[]): string {
  const options = { bom: true, header: true, columns: ALL_COLUMNS, escape_formulas: true };
  const text = stringify(offers.map(cellsOf), options);
  checkOffersSurvive(offers, text);
  return text;
}
