import { counted } from '../../counted';
import { ALL_COLUMNS, type Cells, columnOf, COLUMNS, idOf, offerOf } from './offerColumns';
import type { Fault, Place } from './seed';

/** A row of a table, of any kind of file. */
export interface TableRow {
  cells: readonly string[];
  line: number;
}

/** @throws Error when columns are missing, unknown or repeated */
function checkHeader({ cells: header, line }: TableRow): void {
  const nameless = header.filter((name) => name === '').length;
  const missing = COLUMNS.filter((name) => !header.includes(name));
  const unknown = header.filter(
    (name) => name !== '' && !(ALL_COLUMNS as readonly string[]).includes(name),
  );
  const repeated = header.filter((name, index) => name !== '' && header.indexOf(name) !== index);
  const faults = [
    ...missing.map((name) => `no column ${name}`),
    ...unknown.map((name) => `unknown column ${name}`),
    ...(nameless > 0
      ? [`${counted(nameless, 'column')} without a name: delete what is empty`]
      : []),
    ...repeated.map((name) => `column ${name} is there twice`),
  ];
  if (faults.length > 0) throw new Error(`line ${line}: ${faults.join(', ')}`);
}

const ID_COLUMNS = ['rekrutacja.id', 'kierunekSpecjalnosc.id', 'specjalnosc.id'] as const;

/** The reason why an id is probably not the intended one; null when nothing is wrong with it. */
function idFault(id: string, areNumbers: boolean): string | null {
  if (/^\d+([.,]\d+)?E\+\d+$/i.test(id)) {
    return 'was rounded by the spreadsheet: format the column as text';
  }
  if (/^\d[\d\s.,'’]*$/.test(id) && !/^\d+$/.test(id)) {
    return 'is a number with separators or decimals: write digits only';
  }
  return areNumbers && typeof idOf(id) === 'string' ? 'is a text among numbers' : null;
}

/** Lists faults that the values of a row no longer show: extra cells, and ids that the spreadsheet has changed. */
function rowFaults(
  rows: readonly TableRow[],
  records: readonly Partial<Cells>[],
  columns: number,
): Fault[] {
  const numeric = ID_COLUMNS.filter((name) =>
    records.some((record) => typeof idOf(record[name] ?? '') === 'number'),
  );
  return records.flatMap((record, index) => {
    const messages = ID_COLUMNS.flatMap((name) => {
      const id = record[name] ?? '';
      const fault = idFault(id, numeric.includes(name));
      return fault === null ? [] : [`${name} ${id} ${fault}`];
    });
    const count = rows[index]?.cells.length ?? columns;
    if (count !== columns) messages.push(`${count} cells instead of ${columns}`);
    return messages.map((message) => ({ place: ['offers', index], message }));
  });
}

/**
 * Strips the spaces around a cell, and the apostrophe before a text that a spreadsheet would compute; letters are
 * composed, also those of a workbook.
 */
const plain = (cell: string) =>
  cell
    .normalize('NFC')
    .trim()
    .replace(/^'(?=[=+\-@＝＋－＠])/, '');

/**
 * Reads offers from the rows of a table. Those before the row with the columns' names are for people.
 *
 * @throws Error that names the line of the columns' names
 */
export function readOfferRows(given: readonly TableRow[]) {
  const all = given.map(({ cells, line }) => ({ cells: cells.map(plain), line }));
  const filled = all.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const named = filled.findIndex(({ cells }) => cells.includes('kierunekSpecjalnosc.id'));
  const header = filled[Math.max(0, named)] ?? { cells: [], line: 1 };
  checkHeader(header);
  const rows = filled.slice(named + 1);
  const records = rows.map(({ cells }): Partial<Cells> =>
    Object.fromEntries(header.cells.map((name, index) => [name, cells[index] ?? ''])),
  );
  return {
    content: records.map(offerOf),
    faults: rowFaults(rows, records, header.cells.length),
    lineOf: ([index]: Place) => rows[Number(index)]?.line ?? header.line,
    columnOf,
  };
}
