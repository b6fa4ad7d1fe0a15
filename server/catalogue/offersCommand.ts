import type { Command } from '@commander-js/extra-typings';
import * as v from 'valibot';
import { dayInPoland, lastDay } from '../../src/domain/deadline';
import { offerText } from '../../src/domain/offerValues';
import type { CommandTools } from '../commandLine';
import { placeKey, placeOf } from '../database/places';
import type { RecruitmentDatabase } from '../database/tables';
import { type CatalogueOffer, catalogueSchema, type Fault } from '../seed/load/seed';
import { readStoredSeed } from '../seed/load/storedSeed';
import { textTable } from '../textTable';

/** The places taken, by `placeKey`. */
export type Taken = ReadonlyMap<string, number>;

/** Counts the taken places of each offer; offers without applications are left out. */
export async function readTaken(database: RecruitmentDatabase): Promise<Taken> {
  const rows = await database.selectFrom('places').selectAll().execute();
  return new Map(rows.map((row) => [placeKey(row), row.taken]));
}

const takenOf = (offer: CatalogueOffer, taken: Taken) => taken.get(placeKey(placeOf(offer))) ?? 0;

/** Notes on days and places that are allowed but are probably mistakes. */
export function termNotes(offers: readonly CatalogueOffer[], taken: Taken, now: Date): Fault[] {
  const today = dayInPoland(now);
  return offers.flatMap((offer, index) => {
    const { od, do: last, miejsca = Infinity } = offer;
    const count = takenOf(offer, taken);
    const messages = [
      ...(od !== undefined && last !== undefined && last < od
        ? [`nobody can apply: "do" ${last} is before "od" ${od}`]
        : []),
      ...(last !== undefined && last < today ? [`nobody can apply any more: "do" is ${last}`] : []),
      ...(miejsca < count ? [`"miejsca" ${miejsca} is less than the ${count} applications`] : []),
    ];
    return messages.map((message) => ({ place: ['offers', index], message }));
  });
}

function stateOf(offer: CatalogueOffer, count: number, now: Date): string {
  const { od = '', do: last, miejsca = Infinity } = offer;
  const today = dayInPoland(now);
  if (last !== undefined && last < today) return 'closed';
  if (today < od) return 'not yet open';
  if (count >= miejsca) return 'full';
  return last !== undefined && lastDay(last, now) !== null ? 'closing' : 'open';
}

const HEADER = ['state', 'from', 'until', 'taken', 'places', 'offer', 'programme'];

function cellsOf(offer: CatalogueOffer, taken: Taken, now: Date): string[] {
  const { rekrutacja, kierunekSpecjalnosc: programme, od = '', do: last = '', miejsca } = offer;
  const count = takenOf(offer, taken);
  return [
    stateOf(offer, count, now),
    od,
    last,
    String(count),
    String(miejsca ?? ''),
    `${rekrutacja.id}/${programme.id}`,
    offerText(offer),
  ];
}

/** Adds `offers`, which lists each offer with its state, its days and its places. */
export function offersCommand(catalogue: Command, { database, now, out }: CommandTools): void {
  catalogue
    .command('offers')
    .description('list the offers: open, closing, full or closed, with the places that are taken')
    .action(() =>
      database(async (opened) => {
        const { seed } = await readStoredSeed(opened);
        const { offers } = v.parse(v.pick(catalogueSchema, ['offers']), seed);
        const taken = await readTaken(opened);
        const moment = now();
        out.write(textTable([HEADER, ...offers.map((offer) => cellsOf(offer, taken, moment))]));
      }),
    );
}
