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

test.each(['checkReferences', 'checkSpecification', 'checkTerms'])(
  '%s accepts the repository',
  (gate) => {
    expect(runGate(gate, 'README.md', unchanged)).toMatchObject({ status: 0, said: '' });
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
    'a rule that names no kind of test',
    'checkSpecification',
    'docs/specification.md',
    (text) => text.replace(FIRST_ROW, (row) => row.replace(/[^|]*\|$/, ' later |')),
    'must be one of letter, more, other',
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

test('`npm run check` fails when one of its checks fails, and prints what that one said', () => {
  const scripts = { 'check:good': 'echo fine', 'check:bad': 'echo broken && exit 1' };
  const { status, stdout } = runGate('check', 'package.json', () => JSON.stringify({ scripts }));
  expect(status).toBe(1);
  expect(stdout).toMatch(/^FAILED bad .*\nbroken$/m);
  expect(stdout).not.toContain('fine');
});

describe('the browsers of package.json', () => {
  const check = (files: Record<string, string>) => {
    const folder = mkdtempSync(path.join(copy, 'browsers-'));
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
    return run(ROOT, 'browsers', folder);
  };

  test('can read ES2022, plain styles and `:has()` of its own → accepted', () => {
    const { status, stderr } = check({
      'a.js': 'class A { #a = [1].at(-1); }',
      'a.css':
        'a{text-decoration:underline}:is(a:has(b),c){color:red}@media (min-width:9px){a{top:0}}',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test.each([
    ['a static block', 'a.js', 'class A { static { f(); } }', 'StaticBlock'],
    ['newer syntax', 'a.js', 'using a = b;', 'a.js: '],
    ['a lookbehind', 'a.js', '/(?<=a)b/', 'lookbehind'],
    ['a lookbehind in a text', 'a.js', "new RegExp('(?<!a)b')", 'lookbehind in RegExp'],
    ['a new method', 'a.js', 'list.toSorted()', 'list.toSorted'],
    ['a new function', 'a.js', 'Object.groupBy(list, f)', 'Object.groupBy'],
    ['ES2015 before the check for old browsers', 'oldBrowser.1.js', 'let a;', 'oldBrowser.1.js: '],
    ['a range', 'a.css', '@media (width>=9px){a{top:0}}', 'a range in a media query'],
    ['a thick line', 'a.css', 'a{text-decoration:underline 2px}', 'text-decoration'],
    ['a container query', 'a.css', '@container (min-width:9px){a{top:0}}', 'a container query'],
    ['a nested rule', 'a.css', 'a{top:0;&:hover{top:1px}}', 'a nested rule'],
    ['`:has()` in a list', 'a.css', 'a:has(b),c{top:0}', ':has() in a list'],
  ])('cannot read %s → refused', (_feature, name, text, said) => {
    const { status, stderr } = check({ [name]: text });
    expect(status).toBe(1);
    expect(stderr).toContain(said);
  });
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
  for (const source of ['src/domain/pesel.ts', 'i18n/pl.json', 'package-lock.json']) {
    expect(hashWith(source)).not.toBe(unrelated);
  }
});
