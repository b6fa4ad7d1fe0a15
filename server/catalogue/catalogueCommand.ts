import type { Command } from '@commander-js/extra-typings';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import type { SiteConfig } from '../../src/contract/siteConfig';
import { counted } from '../counted';
import type { RecruitmentDatabase } from '../database/tables';
import { EnvironmentError } from '../environment';
import { offerNotes } from '../seed/load/offerNotes';
import { OFFERS_CSV, writeOffersCsv } from '../seed/load/offersCsv';
import { SEED_PARTS, type SeedFiles, type SeedPart } from '../seed/load/seed';
import { faultLines, readParts, seedOf } from '../seed/load/seedFiles';
import { readPart } from '../seed/load/seedPart';
import { readStoredSeed, type StoredSeed } from '../seed/load/storedSeed';
import { replaceCatalogue } from '../seed/load/storeSeed';
import { checkPoland } from '../siteConfiguration';
import { sizeNote } from './applicationSize';
import { Catalogue } from './catalogue';
import { linksCommand } from './links';
import { offersCommand, readTaken, type Taken, termNotes } from './offersCommand';

/**
 * What the command works with. `database` opens it for `work`: a folder is checked without one. A path begins in
 * `directory`.
 */
export interface CatalogueTools {
  directory: string;
  config: () => SiteConfig;
  database: (work: (database: RecruitmentDatabase) => Promise<void>) => Promise<void>;
  now: () => Date;
  out: Writable;
  say: (line: string) => void;
}

const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory();

/** @throws Error with a line for each fault, as at the start of a server */
function checkedSeed(
  { config, say }: CatalogueTools,
  parts: readonly SeedPart[],
  stored?: StoredSeed,
): SeedFiles {
  const files = seedOf(parts, stored);
  const catalogue = new Catalogue(files.seed);
  checkPoland(config(), catalogue);
  const note = sizeNote(catalogue);
  if (note !== null) say(note);
  return files;
}

const countOf = ({ seed }: SeedFiles) => counted(seed.offers.length, 'offer');

async function check(tools: CatalogueTools, path: string): Promise<void> {
  const report = (parts: readonly SeedPart[], taken: Taken, stored?: StoredSeed) => {
    const files = checkedSeed(tools, parts, stored);
    const { offers } = files.seed;
    const notes = [...offerNotes(offers), ...termNotes(offers, taken, tools.now())];
    faultLines(notes, parts).forEach((line) => tools.say(line));
    tools.say(`${path} can be ${stored === undefined ? 'loaded' : 'imported'}: ${countOf(files)}.`);
  };
  if (isFolder(path)) {
    report(readParts(path), new Map());
    return;
  }
  const part = readPart(path);
  await tools.database(async (database) => {
    report([part], await readTaken(database), (await readStoredSeed(database)).seed);
  });
}

async function load(tools: CatalogueTools, folder: string): Promise<void> {
  const files = checkedSeed(tools, readParts(folder));
  await tools.database((database) => replaceCatalogue(database, files));
  tools.say(`${countOf(files)} loaded from ${folder}.`);
}

async function importPart(tools: CatalogueTools, file: string): Promise<void> {
  if (isFolder(file)) throw new EnvironmentError(`${file} is a folder: use "load".`);
  const part = readPart(file);
  await tools.database((database) =>
    replaceCatalogue(database, (stored) => checkedSeed(tools, [part], stored)),
  );
  tools.say(`${part.name} replaced by ${file}.`);
}

/** Writes a new file; one that is there stays. */
function writePart(file: string, seed: StoredSeed): void {
  const name = basename(file);
  const text =
    name === OFFERS_CSV
      ? writeOffersCsv(seedOf([], seed).seed.offers)
      : `${JSON.stringify(seed[basename(name, '.json')], null, 2)}\n`;
  if (existsSync(file)) throw new EnvironmentError(`${file}: this file exists already.`);
  writeFileSync(file, text, { flag: 'wx' });
}

async function exportTo(tools: CatalogueTools, path: string): Promise<void> {
  const names = SEED_PARTS.map((name) => `${name}.json`);
  const isFile = [...names, OFFERS_CSV].includes(basename(path));
  if (!isFile && !isFolder(path) && extname(path) !== '') {
    throw new EnvironmentError(
      `${path}: its name must be ${OFFERS_CSV} or one of ${names.join(', ')}.`,
    );
  }
  if (!isFile && isFolder(path) && readdirSync(path).length > 0) {
    throw new EnvironmentError(`${path} is not empty.`);
  }
  await tools.database(async (database) => {
    const { seed } = await readStoredSeed(database);
    if (!isFile) mkdirSync(path, { recursive: true });
    for (const file of isFile ? [path] : names.map((name) => join(path, name))) {
      writePart(file, seed);
    }
  });
  tools.say(`The catalogue was written to ${path}.`);
}

/** Adds `catalogue`, the commands on the catalogue (docs/catalogue.md). All are safe while servers run. */
export function catalogueCommands(program: Command, tools: CatalogueTools): void {
  const catalogue = program
    .command('catalogue')
    .description('check and replace offers, questions, consents, dictionaries and texts');
  const onPath = (
    name: string,
    { path, says }: { path: string; says: string },
    run: (tools: CatalogueTools, path: string) => Promise<void>,
  ) =>
    catalogue
      .command(name)
      .description(says)
      .argument('<path>', path)
      .action((given) => run(tools, resolve(tools.directory, given)));
  const either = 'a folder, or a file that is named after its part';
  const file = `a file that is named after its part: ${OFFERS_CSV}, consents.json and so on`;
  onPath('check', { path: either, says: 'say what is wrong, by file and line' }, check);
  onPath('load', { path: 'a folder', says: 'replace the whole catalogue' }, load);
  onPath('import', { path: file, says: 'replace one part of the catalogue' }, importPart);
  onPath('export', { path: either, says: 'write the catalogue or one part of it' }, exportTo);
  offersCommand(catalogue, tools);
  linksCommand(catalogue, tools);
}
