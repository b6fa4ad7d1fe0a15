/*
 * `npm run stress -- refusals | export | catalogue | torture | fuzz [options]`: builds what is stale, and runs a stress
 * test. The head of its program names the options.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildIfStale, root } from '../../bin/build.mjs';

const PROGRAMS = {
  refusals: 'expensiveBodies.ts',
  export: 'export.ts',
  catalogue: 'catalogue.ts',
  torture: 'torture/torture.ts',
  fuzz: 'fuzz/fuzz.ts',
};

const [name = '', ...options] = process.argv.slice(2);
if (!Object.hasOwn(PROGRAMS, name)) {
  console.error(`Which stress test? There are: ${Object.keys(PROGRAMS).join(', ')}.`);
  process.exit(2);
}
buildIfStale();
const program = path.join(import.meta.dirname, PROGRAMS[name]);
const words = ['-r', path.join(root, 'server/testing/typescript.cjs'), program, ...options];
process.exitCode = spawnSync(process.execPath, words, { stdio: 'inherit' }).status ?? 1;
