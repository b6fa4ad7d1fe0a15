import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A copy of the repository, which the tests may break. */
const copy = mkdtempSync(path.join(tmpdir(), 'gates-'));
/** In it: the list of the tests that passed, of jest and of Playwright, one for each rule. */
const PASSED = 'passed.json';

beforeAll(() => {
  const files = 'git ls-files -co --exclude-standard --deduplicate';
  const script = `${files} | tar -c --ignore-failed-read -T - | tar -x -C ${copy}; git -C ${copy} init -q`;
  execFileSync('sh', ['-c', script], { cwd: path.join(__dirname, '..'), stdio: 'ignore' });
  const page = readFileSync(path.join(copy, 'docs', 'specification.md'), 'utf8');
  const [first = '', ...others] = page.match(/(?<=^- \*\*)[\d.]+/gm) ?? [];
  const specs = [{ title: `[${first}] a`, tests: [{ status: 'expected' }] }];
  const assertionResults = others.map((id) => {
    return { status: 'passed', ancestorTitles: [`[${id}] a`], title: '[1,2] b' };
  });
  writeFileSync(
    path.join(copy, PASSED),
    JSON.stringify({ suites: [{ specs }], testResults: [{ assertionResults }] }),
  );
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a script in the copy, in which `change` was made to one file. */
function run(script: string, file: string, change: (text: string) => string) {
  const place = path.join(copy, file);
  const before = readFileSync(place, 'utf8');
  writeFileSync(place, change(before));
  const words = script.startsWith('import') ? ['-e', script] : script.split(' ');
  const done = spawnSync(process.execPath, words, { cwd: copy, encoding: 'utf8' });
  writeFileSync(place, before);
  return done;
}

/** Assembled, so that this file names nothing that is not there. */
const [DOCS, SOURCES] = ['docs', 'src'];
const added = (line: string) => (text: string) => `${text}\n${line}\n`;
const twice = (text: string) => text.replace(/^- \*\*1\.1\.1\*\*.*$/m, '$&\n$&');
const PESEL = 'src/domain/pesel.ts';
const REFERENCES = 'bin/checkReferences.mjs';
const RULES = 'bin/checkSpecification.mjs';
const CHECK = 'bin/check.mjs';
const TESTED = `${RULES} ${PASSED}`;
const scripts = { 'check:good': 'echo fine', 'check:bad': 'echo broken && exit 1' };

test.each([
  [REFERENCES, PESEL, added(`// ${DOCS}/no.md`), 'no.md'],
  [REFERENCES, PESEL, added(`// ${DOCS}/hosting.md, "No"`), 'has no "No"'],
  [REFERENCES, 'README.md', added(`\`${SOURCES}/no.ts\``), 'README.md: there is no'],
  [RULES, 'docs/specification.md', twice, 'is listed twice'],
  [TESTED, PASSED, (list) => list.replace('passed', 'pending'), 'no test of [1.1.2] passed'],
  [TESTED, PASSED, (list) => list.replace('expected', 'skipped'), 'no test of [1.1.1] passed'],
  [TESTED, PASSED, (list) => list.replace('[1.1.1]', '[1.1.1, 99.1.1]'), '[99.1.1] of a test'],
  [CHECK, 'package.json', () => JSON.stringify({ scripts }), 'broken'],
])('%s refuses %s with a fault, and nothing else', (gate, file, change, said) => {
  if (gate !== CHECK) expect(run(gate, file, String)).toMatchObject({ status: 0, stderr: '' });
  const { status, stdout, stderr } = run(gate, file, change);
  expect(status).toBe(1);
  expect(stdout + stderr).toContain(said);
  expect(stdout).not.toContain('fine');
});

test('a build is stale after a change of a source or a text, and not after a change of a test', () => {
  const script = "import('./bin/fingerprint.mjs').then((it) => console.log(it.fingerprint('.')))";
  const hashWith = (file: string) => run(script, file, added('')).stdout;
  const hashes = ['README.md', 'src/domain/pesel.test.ts', 'src/testing/setup.ts'].map(hashWith);
  expect(hashes[0]).toMatch(/^[0-9a-f]{64}\n$/);
  expect(new Set(hashes).size).toBe(1);
  const others = [PESEL, 'i18n/pl.json', 'package-lock.json'].map(hashWith);
  expect(new Set([...hashes, ...others]).size).toBe(4);
});
