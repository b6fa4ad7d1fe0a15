import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './commands';

let said: jest.SpyInstance;
beforeEach(() => {
  said = jest.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

const BACKUP = 'Use: node build/server.js backup FILE';
const IMPORT = 'Use: node build/server.js import-postcodes FILE';

test.each([
  ['--help', 'Without a command the server starts. Commands: applications, backup, catalogue'],
  ['backup --help', BACKUP],
  ['import-postcodes --help', IMPORT],
  ['write-site --help', 'Use: node build/server.js write-site FOLDER [--catalogue URL]'],
  ['delete-old-applications --help', 'Use: node build/server.js delete-old-applications'],
  ...['applications', 'catalogue', 'conformance', 'outbox'].map((name) => [
    `${name} --help`,
    `Use: npm run ${name} -- `,
  ]),
])('%s → %s', async (words, help) => {
  await runCommand(words.split(' '));
  expect(said.mock.calls).toEqual([[expect.stringContaining(help)]]);
});

test.each([
  ['serve', 'There is no command "serve". There are: applications, backup, catalogue'],
  ['import-postcodes', IMPORT],
  ['backup --all', BACKUP],
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
