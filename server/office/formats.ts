import { stringify } from 'csv-stringify';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { OfficeRow } from '../rows/officeRows';
import { writeSpreadsheet } from '../spreadsheet/writeSpreadsheet';
import type { Table } from './columns';

type Batches = AsyncIterable<readonly OfficeRow[]>;

/** Writes applications to a stream and ends it. `readTable`: reads which columns they need. */
export type Format = (
  batches: Batches,
  out: Writable,
  readTable: () => Promise<Table>,
) => Promise<void>;

async function* rowsOf<T>(batches: Batches, read: (row: OfficeRow) => T): AsyncGenerator<T> {
  for await (const batch of batches) yield* batch.map(read);
}

/** One application as the contract has it on each line, with its number and flags. */
const jsonl: Format = (batches, out) =>
  pipeline(Readable.from(rowsOf(batches, (row) => `${JSON.stringify(row)}\n`)), out);

/**
 * Matches the beginning of a formula: at the start, and after characters that a spreadsheet may take for the end of a
 * cell.
 */
const FORMULA = /(^|[;\t\r\n])(?=["\s]*[=+\-@＝＋－＠])/g;

/** Most cells match neither, and a test is cheaper than a replacement of nothing. */
const MAY_HAVE_FORMULA = /^["\s]*[=+\-@＝＋－＠]|[;\t\r\n]/;

/** The cell as a text for every spreadsheet: an apostrophe precedes what it would compute. */
export function inertCell(text: string): string {
  return MAY_HAVE_FORMULA.test(text) ? text.replace(FORMULA, "$1'") : text;
}

/** With a BOM, for Excel. */
const csv: Format = async (batches, out, readTable) => {
  const { headings, cells } = await readTable();
  const rows = rowsOf(batches, (row) => cells(row).map(inertCell));
  const columns = headings.map(inertCell);
  await pipeline(Readable.from(rows), stringify({ bom: true, header: true, columns }), out);
};

async function* sheetRows(batches: Batches, { headings, cells }: Table) {
  yield [headings];
  for await (const batch of batches) yield batch.map(cells);
}

const xlsx: Format = async (batches, out, readTable) =>
  writeSpreadsheet(sheetRows(batches, await readTable()), out);

export const FORMATS: Readonly<Record<'csv' | 'jsonl' | 'xlsx', Format>> = { csv, jsonl, xlsx };
