/*
 * `node bin/checkSpecification.mjs [LIST...]`: checks that each rule of docs/specification.md names a file. With the
 * lists that jest and Playwright write, also that a test with its id in the title (`[4.3.2] …`) has passed, and that
 * each id in a title is that of a rule.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('../', import.meta.url)));

const PAGE = 'docs/specification.md';
const MIN_RULES = 150;

const rules = [...readFileSync(PAGE, 'utf8').matchAll(/^- \*\*([\d.]+)\*\* (.*)$/gm)].map(
  ([, id, text]) => ({ id, text }),
);
const ids = rules.map(({ id }) => id);

/** The titles of the passed tests, in a list of jest (`testResults`) or of Playwright (`suites`). */
const passed = ({ testResults = [], assertionResults = [], suites = [], specs = [] }) => [
  ...assertionResults
    .filter(({ status }) => status === 'passed')
    .flatMap(({ ancestorTitles, title }) => [...ancestorTitles, title]),
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'expected'))
    .map(({ title }) => title),
  ...[...testResults, ...suites].flatMap(passed),
];
const lists = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')));
const tested = new Set(
  lists
    .flatMap(passed)
    .flatMap((title) => /^\[(\d+\.[\d., ]*)\] /.exec(title)?.[1].split(', ') ?? []),
);

const faults = [
  ...(rules.length < MIN_RULES ? [`has ${rules.length} rules, fewer than ${MIN_RULES}`] : []),
  ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${id} is listed twice`),
  ...rules.filter(({ text }) => !text.includes('`')).map(({ id }) => `${id} names no file`),
  ...ids
    .filter((id) => lists.length > 0 && !tested.has(id))
    .map((id) => `no test of [${id}] passed`),
  ...[...tested].filter((id) => !ids.includes(id)).map((id) => `[${id}] of a test is no rule`),
];
for (const fault of faults) console.error(`${PAGE}: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
