import type { CommandTools } from '../commandLine';
import { counted } from '../counted';
import type { RecruitmentDatabase } from '../database/tables';
import { EnvironmentError } from '../environment';
import { offerNotes } from '../seed/load/offerNotes';
import type { Seed, SeedPart } from '../seed/load/seed';
import { faultLines, isFolder, readParts, seedOf } from '../seed/load/seedFiles';
import { readPart } from '../seed/load/seedPart';
import { readStoredSeed, readVersion, type StoredSeed } from '../seed/load/storedSeed';
import { replaceCatalogue } from '../seed/load/storeSeed';
import { checkPoland } from '../siteConfiguration';
import { Catalogue } from './catalogue';
import { catalogueChanges, changeLines } from './changes';
import { readTaken, type Taken, termNotes } from './offersCommand';

/** @throws Error with a line for each fault, as at the start of a server */
function checkedSeed(
  { config, say }: CommandTools,
  parts: readonly SeedPart[],
  stored?: StoredSeed,
): Seed {
  for (const { file, guessed } of parts) {
    if (guessed !== null) say(`${file} is read as ${guessed}.`);
  }
  const seed = seedOf(parts, stored);
  checkPoland(config(), new Catalogue(seed));
  return seed;
}

/** A line for each thing that is allowed but seldom intended; all of them are about offers. */
function noteLines(
  { now }: CommandTools,
  parts: readonly SeedPart[],
  { offers }: Seed,
  taken: Taken,
): string[] {
  if (parts.every(({ name }) => name !== 'offers')) return [];
  return faultLines([...offerNotes(offers), ...termNotes(offers, taken, now())], parts);
}

const countOf = ({ offers }: Seed) => counted(offers.length, 'offer');

/** The stored catalogue; undefined where there is none. */
async function storedIn(database: RecruitmentDatabase): Promise<StoredSeed | undefined> {
  return (await readVersion(database)) === null ? undefined : (await readStoredSeed(database)).seed;
}

/**
 * `catalogue check`: lists the faults of a folder or a file and what a file would change, and prints a text as people
 * read it.
 */
export async function checkParts(tools: CommandTools, path: string): Promise<void> {
  const { say } = tools;
  const report = (parts: readonly SeedPart[], taken: Taken, stored?: StoredSeed) => {
    const seed = checkedSeed(tools, parts, stored);
    noteLines(tools, parts, seed, taken).forEach((line) => say(line));
    say(`${path} can be ${stored === undefined ? 'loaded' : 'imported'}: ${countOf(seed)}.`);
    return seed;
  };
  if (isFolder(path)) {
    report(readParts(path), new Map());
    return;
  }
  const part = await readPart(path);
  await tools.database(async (database) => {
    const { seed: stored } = await readStoredSeed(database);
    const seed = report([part], await readTaken(database), stored);
    (await changeLines(database, stored, catalogueChanges(stored, seed))).forEach((line) =>
      say(line),
    );
    if (part.shown !== undefined) say(`\n${part.shown}`);
  });
}

/** Replaces the stored catalogue after somebody has confirmed the changes. */
async function replace(
  tools: CommandTools,
  parts: readonly SeedPart[],
  { isConfirmed, isWhole }: { isConfirmed: boolean; isWhole: boolean },
): Promise<void> {
  await tools.database(async (database) => {
    const stored = await storedIn(database);
    const seed = checkedSeed(tools, parts, isWhole ? undefined : stored);
    if (stored !== undefined) {
      const changes = catalogueChanges(stored, seed);
      (await changeLines(database, stored, changes)).forEach((line) => tools.say(line));
      if (changes.length === 0) {
        tools.say('Nothing changed.');
        return;
      }
      if (!isConfirmed) {
        const notes = noteLines(tools, parts, seed, await readTaken(database));
        notes.forEach((line) => tools.say(line));
        throw new EnvironmentError('Nothing was changed yet: repeat the command with --yes.');
      }
    }
    // Another import may have changed another part meanwhile.
    await replaceCatalogue(database, (now) => (isWhole ? seed : seedOf(parts, now)));
    tools.say(`Done: ${countOf(seed)}.`);
  });
}

/** `catalogue load`: replaces everything by a folder. */
export async function loadFolder(tools: CommandTools, folder: string, isConfirmed: boolean) {
  if (!isFolder(folder)) {
    throw new EnvironmentError(`${folder} is no folder: use "import" for a file.`);
  }
  await replace(tools, readParts(folder), { isConfirmed, isWhole: true });
}

/** `catalogue import`: replaces one part by a file. */
export async function importPart(tools: CommandTools, file: string, isConfirmed: boolean) {
  if (isFolder(file)) throw new EnvironmentError(`${file} is a folder: use "load".`);
  await replace(tools, [await readPart(file)], { isConfirmed, isWhole: false });
}
