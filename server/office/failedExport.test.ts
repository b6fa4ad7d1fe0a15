import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { runWords } from '../testing/runWords';
import { storeApplication } from '../testing/storeApplication';
import { audited, databaseForEachTest } from '../testing/testDatabase';

const place = databaseForEachTest();

const exportTo = (
  out: Writable,
  format: string,
  words: readonly string[] = [],
  database = place.database,
) =>
  runWords(
    ['applications', 'export', '--format', format, ...words],
    { database, directory: place.directory },
    { out },
  );

/** A database that finds this many applications, none of which can be read. */
const unreadable = (all: number) =>
  place.database.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: () => Promise.resolve({ rows: [{ all }] }),
  });

describe.each(['csv', 'xlsx', 'jsonl'])('an export as %s', (format) => {
  test.each([
    ['list.csv', 'list.csv: this file exists already.'],
    ['none/list.csv', 'list.csv: there is no such file or folder.'],
    ['list.csv/list.csv', 'list.csv: there is no such folder.'],
  ])('to %s is refused in one sentence, and recorded', async (out, message) => {
    await storeApplication(place.database, 'one');
    writeFileSync(join(place.directory, 'list.csv'), 'mine');
    await expect(exportTo(new PassThrough(), format, ['--out', out])).rejects.toThrow(message);
    expect(readFileSync(join(place.directory, 'list.csv'), 'utf8')).toBe('mine');
    expect(await audited(place.database)).toEqual([[`export ${format}`, 1]]);
  });

  test('fails when an application cannot be read', async () => {
    await expect(exportTo(new PassThrough(), format, [], unreadable(1))).rejects.toThrow('JSON');
  });

  test('that fails leaves no part of its file', async () => {
    const words = ['--out', 'list.csv'];
    await expect(exportTo(new PassThrough(), format, words, unreadable(1))).rejects.toThrow(
      /^(?!.*list\.csv).*JSON/,
    );
    expect(existsSync(join(place.directory, 'list.csv'))).toBe(false);
  });

  test('is recorded before anything leaves', async () => {
    await storeApplication(place.database, 'one');
    const broken = new Writable({
      write(_chunk, _encoding, done) {
        audited(place.database).then(
          (rows) => done(new Error(`recorded ${rows.length}`)),
          (error: unknown) => done(new Error('not readable', { cause: error })),
        );
      },
    });
    await expect(exportTo(broken, format)).rejects.toThrow('recorded 1');
    expect(await audited(place.database)).toEqual([[`export ${format}`, 1]]);
  });
});

test('an export of more applications than a sheet holds is refused, and nothing recorded', async () => {
  const full = unreadable(1_048_576);
  await expect(exportTo(new PassThrough(), 'xlsx', [], full)).rejects.toThrow(
    'too many for a sheet',
  );
  expect(await audited(place.database)).toEqual([]);
  await expect(exportTo(new PassThrough(), 'csv', [], full)).rejects.toThrow('JSON');
  const last = unreadable(1_048_575);
  await expect(exportTo(new PassThrough(), 'xlsx', [], last)).rejects.toThrow('JSON');
});
