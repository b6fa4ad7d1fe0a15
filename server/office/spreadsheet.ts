import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** Rows of a sheet, the heading included. */
const MAX_SHEET_ROWS = 1_048_576;

/** Whether so many rows and a heading are not too many for a sheet. */
export const fitsSheet = (rows: number): boolean => rows + 1 <= MAX_SHEET_ROWS;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts of a workbook with one sheet, but the sheet (ECMA-376, part 1, section 12.2). */
const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * As the text of an element; characters that XML cannot hold are left out, and what reads like an escaped character
 * ("_x0041_", ECMA-376, part 1, section 22.9.2.19) stays as it was typed.
 */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>]/g, (symbol) => ENTITIES[symbol] ?? '');
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

async function* sheetXml(batches: AsyncIterable<readonly string[][]>): AsyncGenerator<string> {
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>`;
  let above = 0;
  for await (const rows of batches) {
    const first = above + 1;
    yield rows.map((cells, index) => rowXml(cells, first + index)).join('');
    above += rows.length;
  }
  yield '</sheetData></worksheet>';
}

/**
 * Writes a workbook (.xlsx) whose cells are all texts, and ends the stream. Holds one batch at a time.
 *
 * @param batches rows of cells, not more than `fitsSheet` allows
 */
export async function writeSpreadsheet(
  batches: AsyncIterable<readonly string[][]>,
  out: Writable,
): Promise<void> {
  const zip = new ZipFile();
  for (const [name, xml] of Object.entries(PARTS)) zip.addBuffer(Buffer.from(xml), name);
  const sheet = Readable.from(sheetXml(batches));
  // yazl does not listen for it.
  sheet.on('error', (error) => out.destroy(error));
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  zip.end();
  try {
    await pipeline(zip.outputStream, out);
  } finally {
    // Nothing more is read for a file that cannot be written.
    sheet.destroy();
  }
}
