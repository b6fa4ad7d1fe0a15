import { join } from 'node:path';
import type { Offer } from '../../src/contract/offer';
import { readStoredSeed } from '../seed/load/storedSeed';
import { replaceCatalogue } from '../seed/load/storeSeed';
import { runWords } from './runWords';
import { databaseForEachTest } from './testDatabase';
import { OFFERS, SEED } from './testSeed';

export const LAW = {
  ...OFFERS.law,
  kierunekSpecjalnosc: { ...OFFERS.law.kierunekSpecjalnosc, specjalnosc: null },
};
/** With texts that a spreadsheet would compute or separate. */
export const DESIGN = {
  ...OFFERS.design,
  kierunekSpecjalnosc: {
    ...OFFERS.design.kierunekSpecjalnosc,
    kierunek: { nazwa: '=1+1' },
    specjalnosc: { id: 'S-7', nazwa: 'UX, "UI"' },
  },
};

export const HEADER =
  'rekrutacja.id,rekrutacja.lang,nazwaGrupy,kierunekSpecjalnosc.id,kierunek,specjalnosc.id,specjalnosc,wydzial,stopienStudiow,trybStudiow';

/** A row of `offers.csv`. */
export const line = (id: string, lang: string, group: string) =>
  `1,${lang},${group},${id},A,,,Kraków,I,x`;

/** A database with two offers before each test, and a folder for the files of the commands on its catalogue. */
export function catalogueForEachTest() {
  const place = databaseForEachTest();
  const store = (offers: Offer[]) => replaceCatalogue(place.database, { ...SEED, offers });
  beforeEach(() => store([LAW, DESIGN]));

  /** Runs a command with a path in the folder, confirmed unless there are options; resolves with what it said. */
  async function run(command: string, path: string, options?: readonly string[]) {
    const confirmed = ['import', 'load'].includes(command) ? ['--yes'] : [];
    const words = ['catalogue', command, path, ...(options ?? confirmed)];
    return (await runWords(words, place)).said;
  }

  /** The whole catalogue, and its postcodes for looking them up. */
  const stored = async (): Promise<Record<string, unknown>> => ({
    ...(await readStoredSeed(place.database)).seed,
    rows: await place.database.selectFrom('postcodes').selectAll().orderBy('position').execute(),
  });

  return {
    place,
    store,
    run,
    stored,
    inFolder: (...parts: string[]) => join(place.directory, ...parts),
  };
}
