import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SEED } from '../server/testing/testSeed';

/** Writes the small catalogue of the tests to a directory, for `SEED_DIR`. */
export function writeSeed(directory: string): void {
  mkdirSync(directory, { recursive: true });
  for (const [name, content] of Object.entries(SEED.seed)) {
    writeFileSync(join(directory, `${name}.json`), JSON.stringify(content));
  }
}
