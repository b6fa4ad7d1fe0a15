import { mkdirSync, readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { codeOf } from '../database/errors';
import { EnvironmentError } from '../environment';
import { writeOffersCsv } from '../seed/load/offersCsv';
import { writeOffersXlsx } from '../seed/load/offersXlsx';
import { SEED_PARTS } from '../seed/load/seed';
import { seedOf } from '../seed/load/seedFiles';
import { partOf } from '../seed/load/seedPart';
import { readStoredSeed, type StoredSeed } from '../seed/load/storedSeed';
import { type CatalogueTools, isFolder } from './catalogueTools';

/** A new file; one that is there stays. */
async function newFile(file: string): Promise<Writable> {
  try {
    return (await open(file, 'wx')).createWriteStream();
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    throw new EnvironmentError(`${file}: this file exists already.`);
  }
}

/** Writes one part into a new file, offers also for a spreadsheet. */
async function writePart(file: string, seed: StoredSeed): Promise<void> {
  const extension = extname(file).toLowerCase();
  if (extension === '.xlsx') {
    await writeOffersXlsx(seedOf([], seed).seed.offers, () => newFile(file));
    return;
  }
  const text =
    extension === '.csv'
      ? writeOffersCsv(seedOf([], seed).seed.offers)
      : `${JSON.stringify(seed[partOf(file)], null, 2)}\n`;
  await pipeline(Readable.from([text]), await newFile(file));
}

/** `catalogue export`: everything into a folder, or one part into a file. */
export async function exportCatalogue(tools: CatalogueTools, path: string): Promise<void> {
  const isFile = !isFolder(path) && extname(path) !== '';
  if (isFile) partOf(path);
  if (!isFile && isFolder(path) && readdirSync(path).length > 0) {
    throw new EnvironmentError(`${path} is not empty.`);
  }
  await tools.database(async (database) => {
    const { seed } = await readStoredSeed(database);
    if (!isFile) mkdirSync(path, { recursive: true });
    const all = SEED_PARTS.map((name) => join(path, `${name}.json`));
    for (const file of isFile ? [path] : all) await writePart(file, seed);
  });
  tools.say(`The catalogue was written to ${path}.`);
}
