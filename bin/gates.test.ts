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

/** Runs a gate in the copy, in which `change` was made to one file. */
function runGate(gate: string, file: string, change: (text: string) => string) {
  const place = path.join(copy, file);
  const before = readFileSync(place, 'utf8');
  writeFileSync(place, change(before));
  const { status, stderr } = spawnSync(process.execPath, [`bin/${gate}.mjs`], {
    cwd: copy,
    encoding: 'utf8',
  });
  writeFileSync(place, before);
  return { status, said: stderr };
}

const unchanged = (text: string) => text;
const added = (line: string) => (text: string) => `${text}\n${line}\n`;

test.each(['checkReferences', 'checkSpecification', 'checkTerms'])(
  '%s accepts the repository',
  (gate) => {
    expect(runGate(gate, 'README.md', unchanged)).toEqual({ status: 0, said: '' });
  },
);

/** Assembled, so that this file names nothing that is not there. */
const [DOCS, DECISION] = ['docs', '9999'];

const FIRST_ROW = /^\| 1\.1.*$/m;

test.each<[fault: string, gate: string, file: string, (text: string) => string, said: string]>([
  [
    'a page in a comment that is not there',
    'checkReferences',
    'src/domain/pesel.ts',
    added(`// See ${DOCS}/nowhere.md.`),
    `there is no ${DOCS}/nowhere.md`,
  ],
  [
    'a decision that is not there',
    'checkReferences',
    'src/domain/pesel.ts',
    added(`// See ${DOCS}/adr/${DECISION}.`),
    `there is no decision ${DECISION}`,
  ],
  [
    'a heading that is not there',
    'checkReferences',
    'src/domain/pesel.ts',
    added(`// See ${DOCS}/hosting.md, "Nowhere".`),
    `${DOCS}/hosting.md has no "Nowhere"`,
  ],
  [
    'a link that leads nowhere',
    'checkReferences',
    'docs/support.md',
    added('[nowhere](nowhere.md)'),
    `there is no ${DOCS}/nowhere.md`,
  ],
  [
    'a path in code that is not there',
    'checkReferences',
    'docs/support.md',
    added('`src/domain/nowhere.ts`'),
    'there is no src/domain/nowhere.ts',
  ],
  [
    'a rule whose test is gone',
    'checkSpecification',
    'src/domain/pesel.test.ts',
    () => '',
    'src/domain/pesel.test.ts has no',
  ],
  [
    'a rule that is listed twice',
    'checkSpecification',
    'docs/specification.md',
    (text) => text.replace(FIRST_ROW, '$&\n$&'),
    'is listed twice',
  ],
  [
    'a rule without a cell',
    'checkSpecification',
    'docs/specification.md',
    (text) => text.replace(FIRST_ROW, '| 1.1 | a |'),
    'needs five filled cells',
  ],
  [
    'a rejected term in a message',
    'checkTerms',
    'i18n/pl.json',
    (text) => text.replace(/": "/, '": "Wskaż zgodę: '),
    'i18n/pl',
  ],
  [
    'a table of terms that is gone',
    'checkTerms',
    'docs/glossary.md',
    (text) => text.replace('## Rejected terms', '## Other terms'),
    'rejected terms, is "## Rejected terms" still there?',
  ],
])('%s → refused', (_fault, gate, file, change, said) => {
  const { status, said: actually } = runGate(gate, file, change);
  expect(status).toBe(1);
  expect(actually).toContain(said);
});
