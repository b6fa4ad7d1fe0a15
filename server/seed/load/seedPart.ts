import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { OFFERS_CSV, readOffersCsv } from './offersCsv';
import { type Place, SEED_PARTS, type SeedPart } from './seed';

type Read = (text: string) => Pick<SeedPart, 'content' | 'faults' | 'lineOf'>;

const readJson: Read = (text) => {
  const content: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  let lines: ReturnType<typeof jsonLines> | null = null;
  const lineOf = (place: Place): number => {
    // Only a file with a fault needs them: finding them takes longer than reading it.
    lines ??= jsonLines(text);
    return lines.get(place.join('.')) ?? (place.length === 0 ? 1 : lineOf(place.slice(0, -1)));
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

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * The lines of the values in a JSON text.
 *
 * @param text valid JSON
 * @returns lines from 1 by path, as "0.rekrutacja.id"; "" is the whole
 */
function jsonLines(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  /** What encloses the next value: the key or the index at which it stands. */
  const open: { key: string; index: number | null }[] = [];
  let line = 1;
  let end = 0;
  let isKey = false;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    line += text.slice(end, index).split('\n').length - 1;
    end = index;
    const inside = open.at(-1);
    if (token === '}' || token === ']') {
      open.pop();
      isKey = false;
    } else if (token === ',' && inside !== undefined) {
      if (inside.index !== null) inside.index += 1;
      isKey = inside.index === null;
    } else if (token === ':') {
      isKey = false;
    } else if (isKey && inside !== undefined) {
      inside.key = String(JSON.parse(token));
    } else {
      const path = open.map(({ key, index: place }) => place ?? key).join('.');
      lines.set(path, line);
      if (token === '{' || token === '[') {
        open.push({ key: '', index: token === '[' ? 0 : null });
        isKey = token === '{';
      }
    }
  }
  return lines;
}
