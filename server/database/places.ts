import type { Transaction } from 'kysely';
import type { Offer } from '../../src/contract/offer';
import type { ApplicationTable, Tables } from './tables';

/** The ids of an offer, as the rows have them. */
export type OfferIds = Pick<ApplicationTable, 'rekrutacja_id' | 'kierunek_specjalnosc_id'>;

/** Identifies an offer. Every transaction locks the rows of several offers in the order of their keys. */
export const placeKey = (ids: OfferIds) =>
  JSON.stringify([ids.rekrutacja_id, ids.kierunek_specjalnosc_id]);

/** The ids of an offer of the catalogue. */
export const placeOf = ({
  rekrutacja,
  kierunekSpecjalnosc,
}: Pick<Offer, 'rekrutacja' | 'kierunekSpecjalnosc'>): OfferIds => ({
  rekrutacja_id: String(rekrutacja.id),
  kierunek_specjalnosc_id: String(kierunekSpecjalnosc.id),
});

/** @returns each offer once, and how often it was given, in the order of locking */
function counted(offers: readonly OfferIds[]) {
  const counts = new Map<string, { ids: OfferIds; count: number }>();
  for (const { rekrutacja_id, kierunek_specjalnosc_id } of offers) {
    const ids = { rekrutacja_id, kierunek_specjalnosc_id };
    const known = counts.get(placeKey(ids)) ?? { ids, count: 0 };
    counts.set(placeKey(ids), { ids, count: known.count + 1 });
  }
  return [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, offer]) => offer);
}

/** Adds to the places taken of an offer; `count` may be negative. */
function add(transaction: Transaction<Tables>, { ids, count }: { ids: OfferIds; count: number }) {
  return transaction
    .updateTable('places')
    .set((eb) => ({ taken: eb('taken', '+', count) }))
    .where('rekrutacja_id', '=', ids.rekrutacja_id)
    .where('kierunek_specjalnosc_id', '=', ids.kierunek_specjalnosc_id)
    .execute();
}

/**
 * Takes a place for each application, in the transaction that stores it and after its row: other transactions wait for
 * the row of the offer until the commit, so that no offer gives more places than it has. Places of an offer without a
 * limit are counted, too, because the next catalogue may set one.
 *
 * @param offers the offer of each application
 * @returns for each whether it got a place; the first ones get those that are left
 */
export async function takePlaces(
  transaction: Transaction<Tables>,
  offers: readonly OfferIds[],
): Promise<boolean[]> {
  if (offers.length === 0) return [];
  const wanted = counted(offers);
  const rows = await transaction
    .insertInto('places')
    .values(wanted.map(({ ids, count }) => ({ ...ids, total: null, taken: count })))
    .onConflict((conflict) =>
      conflict
        .columns(['rekrutacja_id', 'kierunek_specjalnosc_id'])
        .doUpdateSet((eb) => ({ taken: eb('places.taken', '+', eb.ref('excluded.taken')) })),
    )
    .returningAll()
    .execute();
  const found = new Map(rows.map((row) => [placeKey(row), row]));
  const left = new Map<string, number>();
  for (const { ids, count } of wanted) {
    const { taken, total } = found.get(placeKey(ids)) ?? { taken: 0, total: null };
    const over = Math.min(count, Math.max(0, taken - (total ?? taken)));
    left.set(placeKey(ids), count - over);
    if (over > 0) await add(transaction, { ids, count: -over });
  }
  return offers.map((ids) => {
    const free = left.get(placeKey(ids)) ?? 0;
    left.set(placeKey(ids), free - 1);
    return free > 0;
  });
}

/** A withdrawn application has given its place back. */
export const isLive = ({ withdrawn_at }: Pick<ApplicationTable, 'withdrawn_at'>) =>
  withdrawn_at === null;

/** Gives places back, in the transaction that withdraws or deletes their applications and after their rows. */
export async function releasePlaces(
  transaction: Transaction<Tables>,
  offers: readonly OfferIds[],
): Promise<void> {
  for (const { ids, count } of counted(offers)) await add(transaction, { ids, count: -count });
}
