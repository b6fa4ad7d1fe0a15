/*
 * `node bin/shape.mjs [FOLDER]`: how much of the site is manual work with the DOM, per 1,000 lines of `src` without
 * tests. It informs, and fails nothing. FOLDER is another working copy.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = process.argv[2] ?? fileURLToPath(new URL('../', import.meta.url));

/** What is counted, by its use in code. */
const USES = {
  effects: /\buse(Layout|Insertion)?Effect\(/g,
  memo: /(?<![\w.])memo\(/g,
  addEventListener: /\baddEventListener\(/g,
  'subscriptions, observers':
    /\.subscribe\(|\baddListener\(|\bnew \w+Observer\(|\buseSyncExternalStore\(/g,
  'DOM queries': /\b(querySelector(All)?|getElementById|closest|matches)\(|\bactiveElement\b/g,
  'focus and scroll calls': /\.(focus|blur|scrollTo|scrollBy|scrollIntoView)\(/g,
};
const SHORT = 20;

const files = execFileSync('git', ['ls-files', 'src'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^src\/testing\//.test(file))
  .map((file) => path.join(root, file))
  .filter(existsSync);
const texts = files.map((file) => readFileSync(file, 'utf8'));
const linesOf = (text) => text.split('\n').length - 1;
const lines = texts.map(linesOf).reduce((sum, count) => sum + count, 0);
const code = texts.join('\n').replace(/\/\*[^]*?\*\/|(?<=\s)\/\/ .*/g, '');

for (const [name, use] of Object.entries(USES)) {
  const count = code.match(use)?.length ?? 0;
  console.log(`${name}: ${((count / lines) * 1000).toFixed(2)} (${count})`);
}
const short = texts.filter((text) => linesOf(text) <= SHORT).length;
console.log(`files of ${SHORT} lines or fewer: ${Math.round((short / files.length) * 100)} %`);
console.log(`files: ${files.length}, lines: ${lines}`);
