import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './commands';

let written: string;
beforeEach(() => {
  written = '';
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((text) => {
      written += String(text);
      return true;
    });
  }
});
afterEach(() => jest.restoreAllMocks());

const PROGRAM = 'Usage: node build/server.js';

test.each([
  ['--help', 0, 'Without a command the server starts.'],
  ['help', 0, `${PROGRAM} [options] [command]`],
  ['backup --help', 0, `${PROGRAM} backup [options] <file>`],
  ['applications', 1, `${PROGRAM} applications [options] [command]`],
  ['catalogue --help', 0, 'replace one part of the catalogue'],
  ['conformance --help', 0, '--origin <origin>'],
  ['outbox --help', 0, 'retry [options] [number...]'],
])('%s → exit code %i, help: %s', async (words, exitCode, help) => {
  await expect(runCommand(words.split(' '))).rejects.toMatchObject({ exitCode });
  expect(written).toContain(help);
});

test.each([
  ['serve', "error: unknown command 'serve'"],
  ['bakup list.db', '(Did you mean backup?)'],
  ['import-postcodes', "error: missing required argument 'file'"],
  ['backup --all list.db', "error: unknown option '--all'"],
  ['delete-old-applications', 'APPLICATIONS_KEEP_DAYS must be'],
])('%s → refused: %s', async (words, message) => {
  await expect(runCommand(words.split(' '))).rejects.toThrow(message);
});

test.each(['applications count', 'outbox list', 'delete-old-applications'])(
  '%s without a database → none is made',
  async (words) => {
    const folder = mkdtempSync(join(tmpdir(), 'commands-'));
    const empty = join(folder, 'other');
    jest.replaceProperty(process, 'env', { DATA_DIR: empty, APPLICATIONS_KEEP_DAYS: '365' });
    await expect(runCommand(words.split(' '))).rejects.toThrow(
      `DATA_DIR: there is no ${join(empty, 'rekrutacja.db')}.`,
    );
    expect(existsSync(empty)).toBe(false);
    rmSync(folder, { recursive: true });
  },
);
