import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A copy of the repository, which the tests may break. */
const copy = mkdtempSync(path.join(tmpdir(), 'gates-'));
/** In it: a list of the tests that passed, as jest and Playwright write it, with one for each rule. */
const PASSED = 'passed.json';

beforeAll(() => {
  const files = 'git ls-files -co --exclude-standard --deduplicate';
  const script = `${files} | tar -c --ignore-failed-read -T - | tar -x -C ${copy}; git -C ${copy} init -q`;
  execFileSync('sh', ['-c', script], { cwd: path.join(__dirname, '..'), stdio: 'ignore' });
  const page = readFileSync(path.join(copy, 'docs', 'specification.md'), 'utf8');
  const ids = page.match(/(?<=^- \*\*)[\d.]+/gm) ?? [];
  const [browser, ...others] = ids.map((id) => `[${id}] a`);
  const each = { status: 'passed', title: '[1,2] b' };
  const assertionResults = others.map((title) => ({ ...each, ancestorTitles: [title] }));
  const suites = [{ specs: [{ title: browser, tests: [{ status: 'expected' }] }] }];
  const passed = { testResults: [{ assertionResults }], suites };
  writeFileSync(path.join(copy, PASSED), JSON.stringify(passed));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a script in the copy, in which `change` was made to one file. */
function run(script: string, file: string, change: (text: string) => string) {
  const place = path.join(copy, file);
  const before = readFileSync(place, 'utf8');
  writeFileSync(place, change(before));
  const done = spawnSync(process.execPath, script.split(' '), { cwd: copy, encoding: 'utf8' });
  writeFileSync(place, before);
  return done;
}

/** Assembled, so that this file names nothing that is not there. */
const [DOCS, SOURCES] = ['docs', 'src'];
const added = (line: string) => (text: string) => `${text}\n${line}\n`;
const [REFERENCES, RULES] = ['bin/checkReferences.mjs', 'bin/checkSpecification.mjs'];
const TESTED = `${RULES} ${PASSED}`;

test.each([
  [REFERENCES, 'src/domain/pesel.ts', added(`// ${DOCS}/no.md`), 'no.md'],
  [REFERENCES, 'src/domain/pesel.ts', added(`// ${DOCS}/hosting.md, "No"`), 'has no "No"'],
  [REFERENCES, 'README.md', added(`\`${SOURCES}/no.ts\``), 'README.md: there is no'],
  [RULES, 'docs/specification.md', added('- **1.1.1** Again.'), 'is listed twice'],
  [TESTED, PASSED, (list) => list.replace('passed', 'pending'), 'no test of [1.1.2] passed'],
  [TESTED, PASSED, (list) => list.replace('expected', 'skipped'), 'no test of [1.1.1] passed'],
  [TESTED, PASSED, (list) => list.replace('[1.1.1]', '[1.1.1, 99.1.1]'), '[99.1.1] of a test'],
])('%s refuses %s with a fault, and nothing else', (gate, file, change, said) => {
  expect(run(gate, file, String)).toMatchObject({ status: 0, stderr: '' });
  const fault = { status: 1, stderr: expect.stringContaining(said) as unknown };
  expect(run(gate, file, change)).toMatchObject(fault);
});

test('a check that fails fails them all, and is named', () => {
  const scripts = JSON.stringify({ scripts: { 'check:bad': 'exit 1', 'check:good': 'exit 0' } });
  const { status, stdout } = run('bin/check.mjs', 'package.json', () => scripts);
  expect([status, stdout.match(/FAILED .*(?= \()/g)]).toEqual([1, ['FAILED bad']]);
});
