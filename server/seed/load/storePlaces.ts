import type { Transaction } from 'kysely';
import { type OfferIds, placeKey, placeOf } from '../../database/places';
import type { Tables } from '../../database/tables';
import type { CatalogueOffer } from './seed';

/** Rows per statement: SQLite accepts 32,766 parameters. */
const BATCH_SIZE = 500;

/**
 * Stores how many places each offer has, in the transaction that replaces the catalogue; those that are taken stay. Only
 * what changes is written, in the order of locking.
 */
export async function storePlaces(
  transaction: Transaction<Tables>,
  offers: readonly CatalogueOffer[],
): Promise<void> {
  const limited = await transaction
    .selectFrom('places')
    .selectAll()
    .where('total', 'is not', null)
    .execute();
  const before = new Map(limited.map((row) => [placeKey(row), row.total]));
  const after = new Map<string, OfferIds & { total: number | null; taken: number }>();
  for (const row of limited) after.set(placeKey(row), { ...row, total: null });
  for (const offer of offers) {
    const { miejsca: total } = offer;
    const ids = placeOf(offer);
    if (total !== undefined) after.set(placeKey(ids), { ...ids, total, taken: 0 });
  }
  const changed = [...after]
    .filter(([key, { total }]) => total !== (before.get(key) ?? null))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row);
  for (let start = 0; start < changed.length; start += BATCH_SIZE) {
    await transaction
      .insertInto('places')
      .values(changed.slice(start, start + BATCH_SIZE))
      .onConflict((conflict) =>
        conflict
          .columns(['rekrutacja_id', 'kierunek_specjalnosc_id'])
          .doUpdateSet((eb) => ({ total: eb.ref('excluded.total') })),
      )
      .execute();
  }
}
