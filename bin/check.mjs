/*
 * `npm run check`: runs every script of package.json named `check:...`, two at a time in their order, the longest
 * first, and prints the output of those that fail. Arguments select some of them: `npm run check -- types lint`.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const PARALLEL = 2;

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const checks = Object.keys(scripts)
  .filter((name) => name.startsWith('check:'))
  .map((name) => name.slice('check:'.length));

const selected = process.argv.slice(2);
const unknown = selected.filter((name) => !checks.includes(name));
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(', ')}. There are: ${checks.join(', ')}.`);
  process.exit(2);
}

/** Runs one check and prints the result; resolves with whether it passed. */
function run(name) {
  const start = performance.now();
  console.log(`...    ${name}`);
  return new Promise((resolve) => {
    let output = '';
    const check = spawn('npm', ['run', '--silent', `check:${name}`]);
    const append = (text) => (output += text);
    check.stdout.on('data', append);
    check.stderr.on('data', append);
    check.on('close', (code) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
      if (code !== 0) console.log(output);
      resolve(code === 0);
    });
  });
}

const chosen = selected.length > 0 ? selected : checks;
const waiting = [...chosen];
const results = [];
async function work() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    results.push(await run(name));
  }
}
await Promise.all(Array.from({ length: PARALLEL }, work));
process.exitCode = results.every(Boolean) ? 0 : 1;
