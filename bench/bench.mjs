/*
 * `npm run bench [-- page | catalogue | backend | all] [options]`: runs a benchmark, `page` by default. Its head names
 * the options.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const PROGRAMS = { page: 'run.mjs', catalogue: 'catalogue.mjs', backend: 'rates.mjs' };

const words = process.argv.slice(2);
const name = words[0] === undefined || words[0].startsWith('-') ? 'page' : words.shift();
const chosen = name === 'all' ? ['catalogue', 'backend', 'page'] : [name];
if (!chosen.every((one) => Object.hasOwn(PROGRAMS, one))) {
  console.error(`No such benchmark: ${name}. There are: ${Object.keys(PROGRAMS).join(', ')}, all.`);
  process.exit(2);
}
for (const one of chosen) {
  const program = path.join(import.meta.dirname, PROGRAMS[one]);
  const { status } = spawnSync(process.execPath, [program, ...words], { stdio: 'inherit' });
  process.exitCode ||= status ?? 1;
}
