import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '..');
const git = (directory: string, ...words: string[]) =>
  execFileSync('git', words, { cwd: directory, encoding: 'utf8' });

/** A copy of the repository, which the tests may break. */
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'gates-'));
  const files = git(
    ROOT,
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '--deduplicate',
  );
  const deleted = new Set(git(ROOT, 'ls-files', '--deleted').split('\n'));
  for (const file of files.split('\n')) {
    if (file !== '' && !deleted.has(file)) cpSync(path.join(ROOT, file), path.join(copy, file));
  }
  git(copy, 'init', '--quiet');
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const run = (cwd: string, gate: string, ...words: string[]) =>
  spawnSync(process.execPath, [`bin/${gate}.mjs`, ...words], { cwd, encoding: 'utf8' });

/** Runs a gate in the copy, in which `change` was made to one file. */
function runGate(gate: string, file: string, change: (text: string) => string) {
  const place = path.join(copy, file);
  const before = readFileSync(place, 'utf8');
  writeFileSync(place, change(before));
  const { status, stdout, stderr } = run(copy, gate);
  writeFileSync(place, before);
  return { status, stdout, said: stderr };
}

const unchanged = (text: string) => text;
const added = (line: string) => (text: string) => `${text}\n${line}\n`;

test.each(['checkReferences', 'checkSpecification'])('%s accepts the repository', (gate) => {
  expect(runGate(gate, 'README.md', unchanged)).toMatchObject({ status: 0, said: '' });
});

/** Assembled, so that this file names nothing that is not there. */
const [DOCS, SOURCES] = ['docs', 'src'];
const comment = (reference: string) => added(`// See ${reference}.`);
const PESEL = 'src/domain/pesel.ts';

test.each([
  { file: PESEL, change: comment(`${DOCS}/nowhere.md`), said: `there is no ${DOCS}/nowhere.md` },
  { file: PESEL, change: comment(`${DOCS}/hosting.md, "Nowhere"`), said: 'has no "Nowhere"' },
  { file: 'README.md', change: added(`\`${SOURCES}/nowhere.ts\``), said: 'README.md: there is no' },
])('checkReferences refuses "$said"', ({ file, change, said }) => {
  const { status, said: actually } = runGate('checkReferences', file, change);
  expect(status).toBe(1);
  expect(actually).toContain(said);
});

const PAGE = 'docs/specification.md';
const FIRST_RULE = /^- \*\*1\.1\.1\*\*.*$/m;

test.each([
  { file: 'src/domain/pesel.test.ts', change: () => '', said: 'no title of a test has [5.1.21]' },
  {
    file: PAGE,
    change: (text: string) => text.replace(FIRST_RULE, '$&\n$&'),
    said: 'is listed twice',
  },
])('checkSpecification refuses what "$said"', ({ file, change, said }) => {
  const { status, said: actually } = runGate('checkSpecification', file, change);
  expect(status).toBe(1);
  expect(actually).toContain(said);
});

test('`npm run check` fails when one of its checks fails, and prints what that one said', () => {
  const scripts = { 'check:good': 'echo fine', 'check:bad': 'echo broken && exit 1' };
  const { status, stdout } = runGate('check', 'package.json', () => JSON.stringify({ scripts }));
  expect(status).toBe(1);
  expect(stdout).toMatch(/^FAILED bad .*\nbroken$/m);
  expect(stdout).not.toContain('fine');
});

test('a build is stale after a change of a source or a text, and not after a change of a test', () => {
  const script = "import('./bin/fingerprint.mjs').then((it) => console.log(it.fingerprint('.')))";
  const hashWith = (file: string) => {
    const place = path.join(copy, file);
    const before = readFileSync(place, 'utf8');
    writeFileSync(place, `${before}\n`);
    const hash = execFileSync(process.execPath, ['-e', script], { cwd: copy, encoding: 'utf8' });
    writeFileSync(place, before);
    return hash;
  };
  const unrelated = hashWith('README.md');
  expect(unrelated).toMatch(/^[0-9a-f]{64}\n$/);
  expect(hashWith('src/domain/pesel.test.ts')).toBe(unrelated);
  expect(hashWith('src/testing/setup.ts')).toBe(unrelated);
  for (const source of ['src/domain/pesel.ts', 'i18n/pl.json', 'package-lock.json']) {
    expect(hashWith(source)).not.toBe(unrelated);
  }
});
