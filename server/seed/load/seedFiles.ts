import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { offerKey } from '../../../src/domain/steps';
import { didYouMean, meantLanguage } from '../../nearName';
import { type Fault, type Place, type Seed, SEED_PARTS, type SeedPart, seedSchema } from './seed';
import { readTextPart } from './seedPart';
import type { StoredSeed } from './storedSeed';
import { readTextFolder } from './textFolder';

/** The keys that a schema does not know and has left out. */
function unknownKeys(given: unknown, known: unknown, place: Place): Fault[] {
  if (typeof given !== 'object' || given === null) return [];
  return Object.entries(given).flatMap(([key, value]) => {
    const at = [...place, Array.isArray(given) ? Number(key) : key];
    return typeof known === 'object' && known !== null && Object.hasOwn(known, key)
      ? unknownKeys(value, (known as Record<string, unknown>)[key], at)
      : [{ place: at, message: 'is not a known key' }];
  });
}

/** The languages of offers that have no entry in one of the other files. */
function missingLanguages({ offers, ...seed }: Seed): Fault[] {
  const lists = [
    'consents',
    'countries',
    'citizenships',
    'phonePrefixes',
    'completionTexts',
  ] as const;
  const languages = [...new Set(offers.map(({ rekrutacja }) => rekrutacja.lang))];
  // A code of another kind is a fault of its own.
  const known = languages.filter((language) => meantLanguage(language) === undefined);
  return lists.flatMap((name) =>
    known
      .filter((language) => (seed[name][language] ?? '').length === 0)
      .map((language) => ({ place: [name], message: `no entry for the language "${language}"` })),
  );
}

/** Offers with the same ids as an earlier one: `1` and `"1"` are the same id. */
function repeatedOffers(offers: Seed['offers']): Fault[] {
  const keys = new Set<string>();
  return offers.flatMap((offer, index) => {
    const key = offerKey(offer);
    const isRepeated = keys.has(key);
    keys.add(key);
    const { rekrutacja, kierunekSpecjalnosc } = offer;
    const message = `rekrutacja.id ${rekrutacja.id} with kierunekSpecjalnosc.id ${kierunekSpecjalnosc.id} occurs twice`;
    return isRepeated ? [{ place: ['offers', index], message }] : [];
  });
}

/** Languages by another kind of code, such as "en". */
function foreignCodes(offers: Seed['offers']): Fault[] {
  return offers.flatMap(({ rekrutacja: { lang } }, index) => {
    const meant = meantLanguage(lang);
    const message = `"${lang}" is not a language of the site${didYouMean(meant)}`;
    return meant === undefined ? [] : [{ place: ['offers', index, 'rekrutacja', 'lang'], message }];
  });
}

const questionOwner = ({ nabor, rekrutacja }: Seed['offers'][number]) =>
  `${nabor.nazwaGrupy} (${rekrutacja.lang})`;

/**
 * Finds each `kierunekSpecjalnosc.id` that occurs in two groups or languages. Questions are fetched by this id only, and
 * those of a group depend on group and language, so the form would show other questions than the backend validates. An
 * id with questions of its own may occur anywhere.
 *
 * @param ownQuestions questions by `kierunekSpecjalnosc.id`
 */
function ambiguousSpecialities(
  offers: Seed['offers'],
  ownQuestions: Readonly<Record<string, readonly unknown[]>>,
): Fault[] {
  const own = new Map(Object.entries(ownQuestions));
  const seen = new Map<string, string>();
  return offers.flatMap((offer, index) => {
    const id = String(offer.kierunekSpecjalnosc.id);
    const here = questionOwner(offer);
    const there = seen.get(id) ?? here;
    seen.set(id, there);
    if (there === here || (own.get(id) ?? []).length > 0) return [];
    const message = `id ${id} stands in ${there} and in ${here}; give each an id of its own, or the id questions of its own in formDefinitions.byId`;
    return [{ place: ['offers', index, 'kierunekSpecjalnosc', 'id'], message }];
  });
}

/** The office reads it: the words of the library are for programmers. */
function plainMessage({ message, expected, received }: v.BaseIssue<unknown>): string {
  const isOfLibrary = message.startsWith('Invalid ') && expected !== null;
  if (!isOfLibrary) return message;
  return `must be ${expected.replace(/[()]/g, '').replaceAll(' | ', ' or ')}, not ${received}`;
}

/** @returns the seed, or all that is wrong in it; what does not fit together only when nothing else is wrong */
function checked(
  contents: Readonly<Record<string, unknown>>,
  fileFaults: readonly Fault[],
): Seed | Fault[] {
  const result = v.safeParse(seedSchema, contents);
  if (!result.success || fileFaults.length > 0) {
    const issues = (result.issues ?? []).map((issue) => ({
      place: (issue.path ?? []).map(({ key }) => key as string | number),
      message: issue.input === undefined ? 'is missing' : plainMessage(issue),
    }));
    return [...fileFaults, ...issues];
  }
  const { output } = result;
  const faults = [
    ...unknownKeys(contents, output, []),
    ...missingLanguages(output),
    ...ambiguousSpecialities(output.offers, output.formDefinitions.byId),
    ...foreignCodes(output.offers),
    ...repeatedOffers(output.offers),
  ];
  return faults.length > 0 ? faults : output;
}

/** Faults with their files and lines, in the order of the lines; a part that is not from a file is stored. */
export function faultLines(faults: readonly Fault[], parts: readonly SeedPart[]): string[] {
  const found = faults.map(({ place, message }) => {
    const [name, ...inside] = place;
    const part = parts.find((one) => one.name === name);
    if (part === undefined) return { line: 0, text: `stored: ${place.join('.')}: ${message}` };
    const line = part.lineOf(inside);
    const where = part.columnOf?.(inside) ?? place.join('.');
    const said = where === '' ? message : `${where}: ${message}`;
    return { line, text: `${part.file}:${line}: ${said}`, at: parts.indexOf(part) };
  });
  const order = found.sort(
    (one, other) => (one.at ?? -1) - (other.at ?? -1) || one.line - other.line,
  );
  // Two rules about one value may say the same.
  return [...new Set(order.map(({ text }) => text))];
}

/**
 * Makes a catalogue of the parts, and of the stored ones where there are none.
 *
 * @param stored the parts that are not in `parts`
 * @throws Error with a line for each fault: its file, its line and its place
 */
export function seedOf(parts: readonly SeedPart[], stored: StoredSeed = {}): Seed {
  const given = Object.fromEntries(
    parts.map(({ name, content, merge }) => [name, merge?.(stored[name]) ?? content]),
  );
  const seed = checked(
    { ...stored, ...given },
    parts.flatMap(({ faults }) => faults),
  );
  if (Array.isArray(seed)) throw new Error(faultLines(seed, parts).join('\n'));
  return seed;
}

export const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory();

/** Reads all files of a folder. */
export function readParts(directory: string): SeedPart[] {
  return SEED_PARTS.map(
    (name) => readTextFolder(directory, name) ?? readTextPart(join(directory, `${name}.json`)),
  );
}

/**
 * Reads and validates all files of a folder.
 *
 * @throws Error with a line for each fault
 */
export function readSeedFiles(directory: string): Seed {
  return seedOf(readParts(directory));
}
