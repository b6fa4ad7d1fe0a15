import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { OFFERS_CSV, readOffersCsv } from './offersCsv';
import { type Place, SEED_PARTS, type SeedPart } from './seed';

type Read = (text: string) => Pick<SeedPart, 'content' | 'faults' | 'lineOf'>;

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

/**
 * Reads a file of a catalogue. It is named after its part, as `consents.json`; offers may be in `offers.csv`.
 *
 * @throws Error that names the file
 */
export function readPart(file: string): SeedPart {
  const name = basename(file) === OFFERS_CSV ? 'offers' : basename(file, '.json');
  if (!SEED_PARTS.includes(name)) {
    const names = SEED_PARTS.map((part) => `${part}.json`).join(', ');
    throw new Error(`${file}: its name must be ${OFFERS_CSV} or one of ${names}`);
  }
  const bytes = readFileSync(file);
  if (!isUtf8(bytes)) {
    throw new Error(`${file}: the text is not UTF-8: save it so, in Excel as "CSV UTF-8"`);
  }
  const text = bytes.toString();
  const read: Read = basename(file) === OFFERS_CSV ? readOffersCsv : readJson;
  try {
    return { name, file, text, ...read(text) };
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
