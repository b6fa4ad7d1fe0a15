import { mkdirSync, readdirSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CommandTools } from '../commandLine';
import { EnvironmentError } from '../environment';
import { writeNewFile } from '../newFile';
import { writeOffersCsv } from '../seed/load/offersCsv';
import { writeOffersXlsx } from '../seed/load/offersXlsx';
import { SEED_PARTS } from '../seed/load/seed';
import { isFolder, seedOf } from '../seed/load/seedFiles';
import { partOf } from '../seed/load/seedPart';
import { readStoredSeed, type StoredSeed } from '../seed/load/storedSeed';
import { pageFor, textFileOf } from '../seed/load/textFiles';
import { pagesOf } from '../seed/load/textFolder';

/** The text of a file; offers can also be a table. */
function textOf(file: string, seed: StoredSeed): string {
  const text = textFileOf(file);
  if (text !== null) {
    const page = pageFor(text, seed);
    if (page === undefined) throw new EnvironmentError(`There is no text for ${file}.`);
    return page;
  }
  return extname(file).toLowerCase() === '.csv'
    ? writeOffersCsv(seedOf([], seed).offers)
    : `${JSON.stringify(seed[partOf(file)], null, 2)}\n`;
}

/** Writes one part, or one text of it, into a new file; offers also for a spreadsheet. */
async function writePart(file: string, seed: StoredSeed): Promise<void> {
  if (extname(file).toLowerCase() === '.xlsx') {
    await writeNewFile(file, (out) => writeOffersXlsx(seedOf([], seed).offers, out));
    return;
  }
  await writeNewFile(file, (out) => pipeline(Readable.from([textOf(file, seed)]), out));
}

/** The files of a whole catalogue, with one file for each text where possible. */
function filesOf(seed: StoredSeed): string[] {
  return SEED_PARTS.flatMap((name) => {
    const pages = pagesOf(name, seed);
    return pages === null ? [`${name}.json`] : [...pages.keys()];
  });
}

/** `catalogue export`: everything into a folder, or one part into a file. */
export async function exportCatalogue(tools: CommandTools, path: string): Promise<void> {
  const isFile = !isFolder(path) && extname(path) !== '';
  if (isFile) partOf(path);
  if (!isFile && isFolder(path) && readdirSync(path).length > 0) {
    throw new EnvironmentError(`${path} is not empty.`);
  }
  await tools.database(async (database) => {
    const { seed } = await readStoredSeed(database);
    for (const file of isFile ? [path] : filesOf(seed).map((name) => join(path, name))) {
      mkdirSync(dirname(file), { recursive: true });
      await writePart(file, seed);
    }
  });
  tools.say(`The catalogue was written to ${path}.`);
}
