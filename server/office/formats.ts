import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { COLUMNS, cellsOf } from './columns';
import type { OfficeRow } from './officeRows';
import { writeSpreadsheet } from './spreadsheet';

type Batches = AsyncIterable<readonly OfficeRow[]>;

/** Writes applications to a stream and ends it. */
export type Format = (batches: Batches, out: Writable) => Promise<void>;

const HEADINGS = COLUMNS.map(([name]) => name);

async function* rowsOf<T>(batches: Batches, read: (row: OfficeRow) => T): AsyncGenerator<T> {
  for await (const batch of batches) yield* batch.map(read);
}

/** One application as the contract has it on each line, with its number and flags. */
const jsonl: Format = (batches, out) =>
  pipeline(Readable.from(rowsOf(batches, (row) => `${JSON.stringify(row)}\n`)), out);

/** With a BOM, for Excel; a cell that a spreadsheet would compute begins with an apostrophe. */
const csv: Format = (batches, out) =>
  pipeline(
    Readable.from(rowsOf(batches, cellsOf)),
    stringify({ bom: true, header: true, columns: HEADINGS, escape_formulas: true }),
    out,
  );

async function* sheetRows(batches: Batches): AsyncGenerator<string[][]> {
  yield [HEADINGS];
  for await (const batch of batches) yield batch.map(cellsOf);
}

const xlsx: Format = (batches, out) => writeSpreadsheet(sheetRows(batches), out);

export const FORMATS: Readonly<Record<'csv' | 'jsonl' | 'xlsx', Format>> = { csv, jsonl, xlsx };
