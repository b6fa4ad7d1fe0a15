import { execFileSync } from 'node:child_process';
import fs, {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import {
  killPrograms,
  LISTENING,
  placeForEachTest,
  postTo,
  startProgram,
} from '../testing/startProgram';
import { storeApplication } from '../testing/storeApplication';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { OFFERS, writeSeed } from '../testing/testSeed';
import { backupEmbedded } from './backup';
import { openDatabase } from './openDatabase';

const place = placeForEachTest();
let file: string;

beforeEach(() => {
  file = join(place.directory, 'backup');
});

async function startServer(at: TestDatabase): Promise<string> {
  return startProgram(at, [], {}).seen(LISTENING);
}

/** Makes a backup as docs/hosting.md says. */
async function backUp(): Promise<void> {
  if (place.url === null) expect(await startProgram(place, ['backup', file], {}).ended).toBe(0);
  else execFileSync('pg_dump', ['--format=custom', '--no-owner', `--file=${file}`, place.url]);
}

/** Restores it as docs/hosting.md says, into an empty place. */
function restore(to: TestDatabase): void {
  if (to.url === null) copyFileSync(file, join(to.directory, 'rekrutacja.db'));
  else {
    const options = ['--clean', '--if-exists', '--no-owner', '--single-transaction'];
    execFileSync('pg_restore', [...options, `--dbname=${to.url}`, file]);
  }
}

test('a backup of a server at work is restored: it serves, and has every application from before', async () => {
  const address = await startServer(place);
  expect(await Promise.all([1, 2, 3].map((index) => postTo(address, index)))).toEqual([
    200, 200, 200,
  ]);
  const later = [4, 5, 6].map((index) => postTo(address, index));
  await backUp();
  expect(await Promise.all(later)).toEqual([200, 200, 200]);
  expect(await postTo(address, 7)).toBe(200);

  const restored = await createTestDatabase();
  writeSeed(restored.directory);
  restore(restored);
  const again = await startServer(restored);
  const offers = await fetch(`${again}/api/rekrutacja/dks`);
  expect(await offers.json()).toEqual(Object.values(OFFERS));
  // Those from before are known, that from after is not.
  expect(await Promise.all([1, 2, 3, 7].map((index) => postTo(again, index)))).toEqual([
    400, 400, 400, 200,
  ]);
  await killPrograms();
  await restored.remove();
});

describe('of the embedded database', () => {
  beforeEach(async () => {
    const database = await openDatabase({ url: null, directory: place.directory });
    await storeApplication(database, 'one');
    await database.destroy();
  });

  test('only the owner may read the file, and nothing else is left beside it', () => {
    backupEmbedded(place.directory, file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(place.directory).filter((name) => name.startsWith('backup'))).toEqual([
      'backup',
    ]);
  });

  test('an existing file stays as it is', () => {
    writeFileSync(file, 'yesterday');
    expect(() => backupEmbedded(place.directory, file)).toThrow(`${file} exists already.`);
    expect(readFileSync(file, 'utf8')).toBe('yesterday');
  });

  test('another backup to the same file is neither disturbed nor replaced', () => {
    const others = [`${file}.part`, file];
    jest.spyOn(fs, 'fsyncSync').mockImplementationOnce(() => {
      for (const name of others) writeFileSync(name, 'of the other');
    });
    expect(() => backupEmbedded(place.directory, file)).toThrow('exist');
    expect(others.map((name) => readFileSync(name, 'utf8'))).toEqual(
      others.map(() => 'of the other'),
    );
    const names = readdirSync(place.directory).filter((name) => name.startsWith('backup'));
    expect(names.sort()).toEqual(['backup', 'backup.part']);
    jest.restoreAllMocks();
  });

  test('a backup that fails leaves nothing, and a folder that is missing is named', () => {
    jest.spyOn(fs, 'fsyncSync').mockImplementationOnce(() => {
      const [part = ''] = readdirSync(place.directory).filter((name) => name.endsWith('.part'));
      writeFileSync(join(place.directory, `${part}-journal`), 'of SQLite');
      throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    });
    expect(() => backupEmbedded(place.directory, file)).toThrow(`${file}: the disk is full.`);
    expect(readdirSync(place.directory).filter((name) => name.startsWith('backup'))).toEqual([]);
    jest.restoreAllMocks();
    const nowhere = join(place.directory, 'none', 'backup');
    expect(() => backupEmbedded(place.directory, nowhere)).toThrow(
      `${nowhere}: there is no such file or folder.`,
    );
  });

  test('a backup of a directory without a database creates none', () => {
    const empty = join(place.directory, 'empty');
    expect(() => backupEmbedded(empty, file)).toThrow('there is no');
    expect([existsSync(empty), existsSync(file)]).toEqual([false, false]);
  });
});

test('with PostgreSQL the command names its program, and shows no password', async () => {
  const url = 'postgres://user:secret@127.0.0.1:1/x';
  const program = startProgram(place, ['backup', file], { DATABASE_URL: url });
  expect(await program.ended).toBe(1);
  expect(program.output()).toContain('pg_dump');
  expect(program.output()).not.toContain('secret');
});
