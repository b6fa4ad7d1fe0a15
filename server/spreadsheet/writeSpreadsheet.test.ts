import fc from 'fast-check';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { readSheet } from 'read-excel-file/node';
import { runs } from '../../src/testing/runs';
import { writeSpreadsheet } from './writeSpreadsheet';

async function writtenAndRead(cells: readonly string[]) {
  const out = new PassThrough();
  const written = buffer(out);
  await writeSpreadsheet(Readable.from([[[...cells]]]), out);
  return readSheet(await written);
}

/** Returns what XML can hold. */
const held = (text: string) =>
  text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');

const cell = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1 }),
  fc.constantFrom(
    'a\u0000\u0001\u0008\u000b\u000c\u001f\ufffe\uffff\ud800b',
    '_x0041_',
    '<&>"&lt;',
    '=1',
    '😀',
  ),
);

test('a workbook holds every text, without the characters that XML cannot hold', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(cell, { minLength: 1, maxLength: 8 }), async (cells) => {
      const marked = cells.map((text) => `x${text}x`);
      expect(await writtenAndRead(marked)).toEqual([marked.map(held)]);
    }),
    runs(50),
  );
});
