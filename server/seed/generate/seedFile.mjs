import { readFileSync, writeFileSync } from 'node:fs';

const FOLDER = new URL('../data/', import.meta.url);

/** A JSON array with one record per line, which keeps changes easy to read. */
export function lines(records, indent = '') {
  return `[\n${records.map((record) => `${indent}  ${JSON.stringify(record)}`).join(',\n')}\n${indent}]`;
}

/** A JSON object of arrays, each with one record per line. */
export function linesByKey(groups) {
  const parts = Object.entries(groups).map(
    ([key, records]) => `  ${JSON.stringify(key)}: ${lines(records, '  ')}`,
  );
  return `{\n${parts.join(',\n')}\n}`;
}

/**
 * Writes a file of the seed. With `--check` on the command line it writes nothing, but reports a committed file that
 * differs from the generated text, with exit code 1.
 *
 * @param name file name inside the seed folder
 * @param text the JSON text
 */
export function writeSeedFile(name, text) {
  const file = new URL(name, FOLDER);
  const wanted = `${text}\n`;
  if (!process.argv.includes('--check')) {
    writeFileSync(file, wanted);
    return;
  }
  if (readFileSync(file, 'utf8') !== wanted) {
    console.error(`${name} differs from what its script generates`);
    process.exitCode = 1;
  }
}
