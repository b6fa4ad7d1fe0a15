import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { escapeHtml } from '../escapeHtml';

/** Rows of a sheet, the heading included. */
const MAX_SHEET_ROWS = 1_048_576;

/** Returns whether so many rows and a heading are not too many for a sheet. */
export const fitsSheet = (rows: number): boolean => rows + 1 <= MAX_SHEET_ROWS;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A column whose cells have a list to choose from; `firstRow`: how many rows above it have none. */
export interface ColumnChoice {
  column: number;
  firstRow: number;
  options: readonly string[];
}

/**
 * Describes what people need in a workbook that they fill in: lists to choose from, and rows of a second sheet that
 * explain.
 */
export interface ForPeople {
  choices: readonly ColumnChoice[];
  guide: readonly (readonly string[])[];
}

/** The parts of a workbook, but the sheets (ECMA-376, part 1, section 12.2). */
function partsOf(sheets: readonly string[]): Readonly<Record<string, string>> {
  const each = (xml: (name: string, number: number) => string) =>
    sheets.map((name, index) => xml(name, index + 1)).join('');
  const types = each(
    (_, n) =>
      `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
  );
  const entries = each((name, n) => `<sheet name="${name}" sheetId="${n}" r:id="rId${n}"/>`);
  const relations = each(
    (_, n) =>
      `<Relationship Id="rId${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
  );
  return {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${types}</Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${entries}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relations}</Relationships>`,
  };
}

/**
 * As the text of an element; characters that XML cannot hold are left out, and what reads like an escaped character
 * ("_x0041_", ECMA-376, part 1, section 22.9.2.19) stays as it was typed.
 */
function escaped(text: string): string {
  const held = text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
  return escapeHtml(held.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_'));
}

/** "A", "B", ... "Z", "AA", ... for column 0 and on. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

/** @param number of the row, from 1 */
function rowXml(cells: readonly string[], number: number): string {
  const xml = cells.map(
    (cell, index) =>
      `<c r="${columnName(index)}${number}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`,
  );
  return `<row r="${number}">${xml.join('')}</row>`;
}

function choicesXml(choices: readonly ColumnChoice[]): string {
  if (choices.length === 0) return '';
  const each = choices.map(({ column, firstRow, options }) => {
    const name = columnName(column);
    const range = `${name}${firstRow + 1}:${name}${MAX_SHEET_ROWS}`;
    return `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${range}"><formula1>"${escaped(options.join(','))}"</formula1></dataValidation>`;
  });
  return `<dataValidations count="${each.length}">${each.join('')}</dataValidations>`;
}

type Batches = AsyncIterable<readonly (readonly string[])[]>;

async function* sheetXml(
  batches: Batches,
  choices: readonly ColumnChoice[] = [],
): AsyncGenerator<string> {
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>`;
  let above = 0;
  for await (const rows of batches) {
    const first = above + 1;
    yield rows.map((cells, index) => rowXml(cells, first + index)).join('');
    above += rows.length;
  }
  yield `</sheetData>${choicesXml(choices)}</worksheet>`;
}

/**
 * Writes a workbook (.xlsx) whose cells are all texts, and ends the stream. Holds one batch at a time.
 *
 * @param batches rows of cells, not more than `fitsSheet` allows
 */
export async function writeSpreadsheet(
  batches: Batches,
  out: Writable,
  { choices, guide }: ForPeople = { choices: [], guide: [] },
): Promise<void> {
  const zip = new ZipFile();
  const names = guide.length === 0 ? ['1'] : ['1', 'Pomoc'];
  for (const [name, xml] of Object.entries(partsOf(names))) zip.addBuffer(Buffer.from(xml), name);
  const sheet = Readable.from(sheetXml(batches, choices));
  // yazl does not listen for it.
  sheet.on('error', (error) => out.destroy(error));
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  if (guide.length > 0) {
    zip.addReadStream(Readable.from(sheetXml(Readable.from([guide]))), 'xl/worksheets/sheet2.xml');
  }
  zip.end();
  try {
    await pipeline(zip.outputStream, out);
  } finally {
    // Nothing more is read for a file that cannot be written.
    sheet.destroy();
  }
}
