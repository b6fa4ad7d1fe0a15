import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { jsonLines } from './jsonLines';
import { OFFERS_CSV, readOffersCsv } from './offersCsv';
import type { Place, SeedPart } from './seed';

type Read = (text: string) => Pick<SeedPart, 'content' | 'lineOf'>;

const readJson: Read = (text) => {
  const content: unknown = JSON.parse(text);
  let lines: ReturnType<typeof jsonLines> | null = null;
  const lineOf = (place: Place): number => {
    // Only a file with a fault needs them: finding them takes longer than reading it.
    lines ??= jsonLines(text);
    return lines.get(place.join('.')) ?? (place.length === 0 ? 1 : lineOf(place.slice(0, -1)));
  };
  return { content, lineOf };
};

/**
 * Reads a file of a catalogue. It is named after its part, as `consents.json`; offers may be in `offers.csv`.
 *
 * @throws Error that names the file
 */
export function readPart(file: string): SeedPart {
  const bytes = readFileSync(file);
  if (!isUtf8(bytes)) throw new Error(`${file}: the text is not UTF-8`);
  const text = bytes.toString();
  const name = basename(file, '.json');
  try {
    if (name === OFFERS_CSV) return { name: 'offers', file, text, ...readOffersCsv(text) };
    return { name, file, text, ...readJson(text) };
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
