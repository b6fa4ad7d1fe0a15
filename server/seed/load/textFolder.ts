import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languageInfo } from '../../../src/contract/languages';
import { sameJson } from '../../../src/domain/sameJson';
import type { Seed, SeedPart } from './seed';
import { readTextPart } from './seedPart';
import type { StoredSeed } from './storedSeed';
import { CONSENTS, pageFor, readText, textFileOf, withText } from './textFiles';

/** In the order in which consents are shown: by their ids. */
const inOrder = (paths: readonly string[]) =>
  [...paths].sort((one, other) => one.localeCompare(other, 'pl', { numeric: true }));

/** The files of a folder with one text each of this part. */
function filesOf(directory: string, name: string): string[] {
  const folder = name === CONSENTS ? join(directory, CONSENTS) : directory;
  if (!existsSync(folder)) return [];
  const files = inOrder(readdirSync(folder)).map((file) => join(folder, file));
  return files.filter((file) => textFileOf(file)?.part === name);
}

/**
 * Reads a part from its files with one text each.
 *
 * @returns null where there are none
 * @throws Error where there is also a file with all texts
 */
export function readTextFolder(directory: string, name: string): SeedPart | null {
  const files = filesOf(directory, name);
  const [first] = files;
  if (first === undefined) return null;
  const whole = join(directory, `${name}.json`);
  if (existsSync(whole)) throw new Error(`${whole} has the text of ${first} as well: remove one.`);
  const parts = files.map(readTextPart);
  return {
    name,
    file: directory,
    guessed: null,
    faults: [],
    lineOf: () => 1,
    content: parts.reduce<unknown>((all, { merge }) => merge?.(all), undefined),
  };
}

function pathsOf(name: string, seed: StoredSeed): string[] {
  if (name !== CONSENTS) {
    return Object.keys(seed[name] as Seed['completionTexts']).map(
      (language) => `completion.${language}.html`,
    );
  }
  return Object.entries(seed[name] as Seed['consents']).flatMap(([language, consents]) =>
    consents.map(({ id }) => `${CONSENTS}/${id}.${language}.html`),
  );
}

/**
 * The files of a part, each with the page of one text.
 *
 * @returns null for a part without such files, and where they would not give the same texts again: for languages that
 *   the site does not have, ids with strange characters and consents in another order than that of their ids
 */
export function pagesOf(name: string, seed: StoredSeed): Map<string, string> | null {
  if (name !== CONSENTS && name !== 'completionTexts') return null;
  if (Object.keys(seed[name] ?? {}).some((language) => languageInfo(language) === null)) {
    return null;
  }
  const pages = new Map<string, string>();
  let again: unknown;
  for (const path of inOrder(pathsOf(name, seed))) {
    const file = textFileOf(path);
    const page = file === null ? undefined : pageFor(file, seed);
    if (file === null || page === undefined) return null;
    pages.set(path, page);
    again = withText(again, readText(file, page));
  }
  return sameJson(again, seed[name]) ? pages : null;
}
