/*
 * `npm run stress -- catalogue [offers]`: exports and imports 50,000 offers as spreadsheets, measures time and memory of
 * the process that does so, and compares the offers.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Offer } from '../../src/contract/offer';
import { sameJson } from '../../src/domain/sameJson';
import { measured } from './measured';

const OFFERS = Number(process.argv[2] ?? 50_000);
const SEED = join(__dirname, '..', '..', 'server', 'seed', 'data');

const readOffers = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Offer[];

/** The offers of the sample again and again, with ids and fields of study of their own. */
function manyOffers(): Offer[] {
  const sample = readOffers(join(SEED, 'offers.json'));
  const rounds = Math.ceil(OFFERS / sample.length);
  const all = Array.from({ length: rounds }, (_, round) =>
    sample.map(({ kierunekSpecjalnosc: { id, kierunek, ...programme }, ...offer }) => ({
      ...offer,
      kierunekSpecjalnosc: {
        ...programme,
        id: Number(id) + round * 1_000_000,
        kierunek: { nazwa: `${kierunek.nazwa} ${round}` },
        // A spreadsheet cannot tell a specialisation of nulls from none.
        specjalnosc: (programme.specjalnosc?.id ?? null) === null ? null : programme.specjalnosc,
      },
    })),
  );
  return all.flat().slice(0, OFFERS);
}

async function main(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'catalogue-'));
  const at = (name: string) => join(directory, name);
  const catalogue = (name: string, ...words: string[]) =>
    measured(name, ['catalogue', ...words], directory);
  try {
    cpSync(SEED, at('many'), { recursive: true });
    const offers = manyOffers();
    writeFileSync(join(at('many'), 'offers.json'), JSON.stringify(offers));
    await catalogue('load', 'load', at('many'), '--yes');
    for (const format of ['xlsx', 'csv']) {
      await catalogue(`export ${format}`, 'export', at(`offers.${format}`));
    }
    for (const format of ['xlsx', 'csv']) {
      await catalogue('load of the sample', 'load', SEED, '--yes');
      await catalogue(`import ${format}`, 'import', at(`offers.${format}`), '--yes');
      await catalogue('export json', 'export', at(`offers-${format}.json`));
      if (!sameJson(readOffers(at(`offers-${format}.json`)), offers)) {
        throw new Error(`the offers of ${format} differ`);
      }
    }
  } finally {
    rmSync(directory, { recursive: true });
  }
}

void main();
