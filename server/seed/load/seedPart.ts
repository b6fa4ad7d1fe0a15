import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { fileError } from '../../database/errors';
import { decodeText } from './decodeText';
import { readOffersCsv } from './offersCsv';
import { readOffersXlsx } from './offersXlsx';
import { type Place, SEED_PARTS, type SeedPart } from './seed';
import { plainText, readText as readPage, type TextFile, textFileOf, withText } from './textFiles';

type Content = Pick<SeedPart, 'content' | 'faults' | 'lineOf' | 'columnOf' | 'merge' | 'shown'>;
type Read = (text: string) => Content;

const readJson: Read = (given) => {
  const text = given.replace(/^\uFEFF/, '');
  const content: unknown = JSON.parse(text);
  let root: Node | undefined;
  const lineOf = (place: Place): number => {
    // Only a file with a fault needs the tree.
    root ??= parseTree(text);
    const found = root && findNodeAtLocation(root, [...place]);
    if (found === undefined) return place.length === 0 ? 1 : lineOf(place.slice(0, -1));
    return text.slice(0, found.offset).split('\n').length;
  };
  return { content, faults: [], lineOf };
};

const readHtml =
  (file: TextFile): Read =>
  (text) => {
    const page = readPage(file, text);
    const merge = (part: unknown) => withText(part, page);
    const shown = plainText(page);
    return { content: merge(undefined), faults: [], lineOf: () => 1, merge, shown };
  };

/** The extensions of files with offers for a spreadsheet. */
const TABLES = ['.csv', '.txt', '.xlsx'];

/**
 * The part that a file has: offers in a spreadsheet of any name, one text in HTML, otherwise the part with which its name
 * begins, as `consents-2027.json` does.
 *
 * @throws Error for another name
 */
export function partOf(file: string): string {
  const extension = extname(file).toLowerCase();
  if (TABLES.includes(extension)) return 'offers';
  const text = textFileOf(file);
  if (text !== null) return text.part;
  const part = SEED_PARTS.find((name) => basename(file).startsWith(name));
  if (extension === '.json' && part !== undefined) return part;
  const names = SEED_PARTS.map((name) => `${name}.json`).join(', ');
  throw new Error(
    `${file}: its name must end with .xlsx or .csv, or be one of ${names}, completion.pl.html, consents/1.pl.html`,
  );
}

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw fileError(file, error);
  }
}

function readText(file: string): Omit<SeedPart, keyof Content> & { read: () => Content } {
  const isTable = TABLES.includes(extname(file).toLowerCase());
  const name = partOf(file);
  const { text, guessed } = decodeText(bytesOf(file));
  if (guessed !== null && !isTable) {
    throw new Error(`${file}: the text is not UTF-8: save it so`);
  }
  const one = textFileOf(file);
  const read = isTable ? readOffersCsv : one === null ? readJson : readHtml(one);
  return { name, file, guessed, read: () => read(text) };
}

/**
 * Reads a file of a catalogue that is a text.
 *
 * @throws Error that names the file
 */
export function readTextPart(file: string): SeedPart {
  const { read, ...part } = readText(file);
  try {
    return { ...part, ...read() };
  } catch (error) {
    throw fileError(file, error);
  }
}

/**
 * Reads a file of a catalogue, also a workbook.
 *
 * @throws Error that names the file
 */
export async function readPart(file: string): Promise<SeedPart> {
  if (extname(file).toLowerCase() !== '.xlsx') return readTextPart(file);
  const bytes = bytesOf(file);
  try {
    const content = await readOffersXlsx(bytes);
    return { name: 'offers', file, guessed: null, ...content };
  } catch (error) {
    throw fileError(file, error);
  }
}
