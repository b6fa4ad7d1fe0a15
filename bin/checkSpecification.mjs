/*
 * `node bin/checkSpecification.mjs`: checks that the files and tests in docs/specification.md exist. A test is written as
 * `file` › `title` › `case`: the file must contain each part in quotes, and one of them as a test title.
 */
import { existsSync, readFileSync } from 'node:fs';

const PAGE = 'docs/specification.md';
const MIN_ROWS = 150;
const KINDS = ['letter', 'more', 'other'];

const root = new URL('../', import.meta.url);
const pathOf = (file) => new URL(file, root);
const codesIn = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code);
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const sources = new Map();
function sourceOf(file) {
  if (!sources.has(file)) sources.set(file, readFileSync(pathOf(file), 'utf8'));
  return sources.get(file);
}

/** The faults of one test reference. */
function testFaults(named) {
  const [file, ...parts] = codesIn(named);
  if (file === undefined || parts.length === 0) return [`names no test: ${named}`];
  if (!existsSync(pathOf(file))) return [`no such test file: ${file}`];
  const quoted = (part) => `(['"\`])${escaped(part)}\\1`;
  const has = (pattern) => new RegExp(pattern).test(sourceOf(file));
  const missing = parts.filter((part) => !has(quoted(part)));
  if (missing.length > 0) return missing.map((part) => `${file} has no "${part}"`);
  return parts.some((part) => has(`\\(\\s*${quoted(part)}`))
    ? []
    : [`${file}: "${parts.join(' › ')}" is not a test title`];
}

/** The faults of one row, given its cells; one of section 10 has four: typed, shown, stored, test. */
function rowFaults(cells) {
  if (cells.length === 4 && !cells.includes('')) return testFaults(cells[3]);
  if (cells.length !== 5 || cells.includes('')) return ['needs five filled cells'];
  const [, , files, tests, kept] = cells;
  const [kind] = codesIn(kept);
  const reason = kept.replace(/^`\w+`:?\s*/, '');
  return [
    ...(codesIn(files).length === 0 ? ['names no file'] : []),
    ...codesIn(files)
      .filter((file) => !existsSync(pathOf(file)))
      .map((file) => `no such file: ${file}`),
    ...tests.split('<br>').flatMap(testFaults),
    ...(KINDS.includes(kind) ? [] : [`must be one of ${KINDS.join(', ')}: ${kept}`]),
    ...(kind !== 'letter' && reason === '' ? [`gives no reason for "${kind}"`] : []),
  ];
}

const rows = readFileSync(pathOf(PAGE), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|( id | typed |-+)\|/.test(line))
  .map((line) => line.split('|').slice(1, -1))
  .map((cells) => cells.map((cell) => cell.trim()));
const ids = rows.map(([id]) => id);

const faults = [
  ...(rows.length < MIN_ROWS ? [`has ${rows.length} rows, fewer than ${MIN_ROWS}`] : []),
  ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${id} is listed twice`),
  ...rows.flatMap((cells) => rowFaults(cells).map((fault) => `${cells[0]} ${fault}`)),
];
for (const fault of faults) console.error(`${PAGE}: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
