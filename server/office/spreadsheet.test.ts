import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { readSheet } from 'read-excel-file/node';
import { fitsSheet, writeSpreadsheet } from './spreadsheet';

async function writtenAndRead(cells: readonly string[]) {
  const out = new PassThrough();
  const written = buffer(out);
  await writeSpreadsheet(Readable.from([[[...cells]]]), out);
  return readSheet(await written);
}

test('a workbook leaves out the characters that XML cannot hold', async () => {
  const control = '\u0000\u0001\u0008\u000b\u000c\u001f\ufffe\uffff\ud800';
  expect(await writtenAndRead([`a${control}b`, 'a\tb', '😀'])).toEqual([['ab', 'a\tb', '😀']]);
});

test.each([
  [1_048_575, true],
  [1_048_576, false],
])('%i rows below a heading fit a sheet: %s', (rows, fits) => {
  expect(fitsSheet(rows)).toBe(fits);
});
