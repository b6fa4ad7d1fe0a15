/*
 * `node bin/checkSpecification.mjs`: checks that each rule of docs/specification.md has a test with its id in the title
 * (`[4.3.2] …`) and names a file, and that each id in a title is that of a rule.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('../', import.meta.url)));

const PAGE = 'docs/specification.md';
const MIN_RULES = 150;
const TITLE_WITH_IDS = /\(\s*['"`]\[(\d[\d., ]*)\] /g;

const rules = [...readFileSync(PAGE, 'utf8').matchAll(/^- \*\*([\d.]+)\*\* (.*)$/gm)].map(
  ([, id, text]) => ({ id, text }),
);
const ids = rules.map(({ id }) => id);

const list = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'];
const tests = execFileSync('git', [...list, '*.test.ts', '*.test.tsx', '*.spec.ts'], {
  encoding: 'utf8',
});
const tested = new Set(
  tests
    .trim()
    .split('\n')
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(TITLE_WITH_IDS)])
    .flatMap(([, inTitle]) => inTitle.split(', ')),
);

const faults = [
  ...(rules.length < MIN_RULES ? [`has ${rules.length} rules, fewer than ${MIN_RULES}`] : []),
  ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${id} is listed twice`),
  ...ids.filter((id) => !tested.has(id)).map((id) => `no title of a test has [${id}]`),
  ...[...tested].filter((id) => !ids.includes(id)).map((id) => `[${id}] of a test is no rule`),
  ...rules.filter(({ text }) => !text.includes('`')).map(({ id }) => `${id} names no file`),
];
for (const fault of faults) console.error(`${PAGE}: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
