/*
 * `npm run stress -- export`: fills a database with applications, exports them in every format, measures time and memory of
 * the process that exports, and reads the files back with other programs' libraries to compare them cell by cell. The
 * workbook needs openpyxl (Debian: python3-openpyxl).
 */
import { parse } from 'csv-parse';
import { spawn } from 'node:child_process';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { applicationRow } from '../../server/applications/applicationRow';
import { insertRows } from '../../server/database/insertRows';
import { inTransaction } from '../../server/database/inTransaction';
import { openDatabase } from '../../server/database/openDatabase';
import type { RecruitmentDatabase } from '../../server/database/tables';
import { type Table, tableOf } from '../../server/office/columns';
import { officeApplications, type OfficeRow, officeRows } from '../../server/rows/officeRows';
import { testApplication, testPesel } from '../../server/testing/testApplication';
import { referenceNumber } from '../../src/domain/referenceNumber';
import { measured } from './measured';

const APPLICATIONS = Number(process.argv[2] ?? 200_000);
const BATCH = 10_000;
/** Prints each row of a workbook as JSON. openpyxl reads row by row: a library of Node.js would hold the sheet as one text. */
const PRINT_ROWS = `
import json, sys, openpyxl
for row in openpyxl.load_workbook(sys.argv[1], read_only=True).active.iter_rows(values_only=True):
    print(json.dumps([cell or "" for cell in row]))
`;

function rowOf(index: number) {
  const id = `id-${index}`;
  const created_at = new Date(Date.UTC(2026, 8, 1) + Math.floor(index / 3) * 1000).toISOString();
  const receipt = {
    id,
    reference: referenceNumber(id),
    created_at,
    suspected: null,
    attribution: index % 5 === 0 ? `utm_source=Facebook&utm_campaign=${index}` : null,
  };
  const application = testApplication({
    pesel: testPesel(index % 10_000),
    nazwisko: index % 7 === 0 ? `=Formuła "${index}"` : `Osoba-Próbna, nr ${index}`,
    email: `test${index % 100_000}@example.org`,
  });
  return { ...applicationRow(application, receipt), ...receipt, person_key: id };
}

async function fill(database: RecruitmentDatabase): Promise<void> {
  for (let start = 0; start < APPLICATIONS; start += BATCH) {
    const count = Math.min(BATCH, APPLICATIONS - start);
    const rows = Array.from({ length: count }, (_, index) => rowOf(start + index));
    await inTransaction(database, (transaction) => insertRows(transaction, 'applications', rows));
  }
}

async function exportAs(format: string, directory: string): Promise<string> {
  const file = join(directory, `list.${format}`);
  await measured(format, ['applications', 'export', '--format', format, '--out', file], directory);
  return file;
}

type Cells = readonly string[];

async function* csvRows(file: string): AsyncGenerator<Cells> {
  for await (const cells of createReadStream(file).pipe(parse({ bom: true }))) {
    yield (cells as string[]).map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, ''));
  }
}

async function* xlsxRows(file: string): AsyncGenerator<Cells> {
  const { stdout } = spawn('/usr/bin/python3', ['-c', PRINT_ROWS, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(stdout)) yield JSON.parse(line) as string[];
}

async function* jsonRows(file: string, { headings, cells }: Table): AsyncGenerator<Cells> {
  yield headings;
  for await (const line of createInterface(createReadStream(file))) {
    yield cells(JSON.parse(line) as OfficeRow);
  }
}

const READERS = { csv: csvRows, xlsx: xlsxRows, jsonl: jsonRows } as const;

async function* expectedRows(
  database: RecruitmentDatabase,
  { headings, cells }: Table,
): AsyncGenerator<Cells> {
  yield headings;
  for await (const batch of officeRows(database, {})) yield* batch.map(cells);
}

/** @throws where a file has other cells than the database */
async function compare(
  expectedRows: AsyncGenerator<Cells>,
  rows: AsyncGenerator<Cells>,
): Promise<void> {
  let number = 0;
  for await (const expected of expectedRows) {
    const { value } = (await rows.next()) as IteratorResult<Cells, undefined>;
    if (JSON.stringify(value) !== JSON.stringify(expected)) {
      throw new Error(`row ${number} differs:\n${String(value)}\n${String(expected)}`);
    }
    number += 1;
  }
  if (!(await rows.next()).done) throw new Error('there are more rows than applications');
}

async function main(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'export-'));
  const database = await openDatabase({ url: null, directory });
  try {
    await fill(database);
    const table = await tableOf(officeApplications(database, {}));
    for (const [format, read] of Object.entries(READERS)) {
      const file = await exportAs(format, directory);
      await compare(expectedRows(database, table), read(file, table));
      console.warn(`${format}: all cells equal`);
    }
  } finally {
    await database.destroy();
    rmSync(directory, { recursive: true });
  }
}

void main();
