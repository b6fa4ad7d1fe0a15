/*
 * `npm run bench [-- page | catalogue | backend | all] [options]`: runs a benchmark, `page` by default. The head of its
 * program names the options.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const BENCHMARKS = ['catalogue', 'backend', 'page'];

const words = process.argv.slice(2);
const name = words[0] === undefined || words[0].startsWith('-') ? 'page' : words.shift();
const chosen = name === 'all' ? BENCHMARKS : [name];
if (!chosen.every((one) => BENCHMARKS.includes(one))) {
  console.error(`No such benchmark: ${name}. There are: ${BENCHMARKS.join(', ')}, all.`);
  process.exit(2);
}
for (const one of chosen) {
  const program = path.join(import.meta.dirname, `${one}.mjs`);
  const { status } = spawnSync(process.execPath, [program, ...words], { stdio: 'inherit' });
  process.exitCode ||= status ?? 1;
}
