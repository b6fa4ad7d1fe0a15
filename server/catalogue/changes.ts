import { sameJson } from '../../src/domain/sameJson';
import { offerKey } from '../../src/domain/steps';
import { placeKey, placeOf } from '../database/places';
import type { RecruitmentDatabase } from '../database/tables';
import { type Seed, SEED_PARTS } from '../seed/load/seed';
import type { StoredSeed } from '../seed/load/storedSeed';

/** The keys of the entries that a new version of a part adds, changes and removes. */
export interface Changes {
  name: string;
  adds: readonly string[];
  changes: readonly string[];
  removes: readonly string[];
  isReordered: boolean;
}

type Entries = ReadonlyMap<string, unknown>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A specialisation of nulls counts as none, because a spreadsheet cannot tell the two apart. */
function withoutEmpty(offer: Seed['offers'][number]): Seed['offers'][number] {
  const { specjalnosc } = offer.kierunekSpecjalnosc;
  if ((specjalnosc?.id ?? specjalnosc?.nazwa ?? null) !== null) return offer;
  return { ...offer, kierunekSpecjalnosc: { ...offer.kierunekSpecjalnosc, specjalnosc: null } };
}

/** The entries of a part by key: offers by their ids, other lists by their items, all else by group or language. */
function entriesOf(name: string, content: unknown): Entries {
  if (name === 'offers') {
    return new Map(
      (content as Seed['offers']).map((offer) => [offerKey(offer), withoutEmpty(offer)]),
    );
  }
  if (Array.isArray(content)) return new Map(content.map((item) => [JSON.stringify(item), item]));
  const entries = Object.entries(isRecord(content) ? content : {});
  if (name !== 'formDefinitions') return new Map(entries);
  const groups = entries.flatMap(([kind, group]) =>
    Object.entries(isRecord(group) ? group : {}).map(
      ([key, value]) => [`${kind} ${key}`, value] as const,
    ),
  );
  return new Map(groups);
}

function changesOf(name: string, before: Entries, after: Entries): Changes {
  const kept = [...after.keys()].filter((key) => before.has(key));
  const keptBefore = [...before.keys()].filter((key) => after.has(key));
  return {
    name,
    adds: [...after.keys()].filter((key) => !before.has(key)),
    changes: kept.filter((key) => !sameJson(before.get(key), after.get(key))),
    removes: [...before.keys()].filter((key) => !after.has(key)),
    isReordered: name === 'offers' && !sameJson(kept, keptBefore),
  };
}

/** The parts that differ. */
export function catalogueChanges(stored: StoredSeed, seed: Seed): Changes[] {
  const after: StoredSeed = seed;
  const all = SEED_PARTS.map((name) =>
    changesOf(name, entriesOf(name, stored[name] ?? []), entriesOf(name, after[name])),
  );
  return all.filter(
    ({ adds, changes, removes, isReordered }) =>
      isReordered || adds.length + changes.length + removes.length > 0,
  );
}

/** Counts the removed offers that have applications. */
async function removedWithApplications(
  database: RecruitmentDatabase,
  stored: StoredSeed,
  removes: readonly string[],
): Promise<number> {
  const rows = await database
    .selectFrom('applications')
    .select(['rekrutacja_id', 'kierunek_specjalnosc_id'])
    .distinct()
    .execute();
  const used = new Set(rows.map(placeKey));
  const removed = new Set(removes);
  return (stored['offers'] as Seed['offers']).filter(
    (offer) => removed.has(offerKey(offer)) && used.has(placeKey(placeOf(offer))),
  ).length;
}

/** "offers: adds 3, changes 2, removes 500 (of them 12 with applications)" for each part. */
export async function changeLines(
  database: RecruitmentDatabase,
  stored: StoredSeed,
  all: readonly Changes[],
): Promise<string[]> {
  return Promise.all(
    all.map(async ({ name, adds, changes, removes, isReordered }) => {
      const used =
        name === 'offers' && removes.length > 0
          ? ` (of them ${await removedWithApplications(database, stored, removes)} with applications)`
          : '';
      const says = [
        ...(adds.length > 0 ? [`adds ${adds.length}`] : []),
        ...(changes.length > 0 ? [`changes ${changes.length}`] : []),
        ...(removes.length > 0 ? [`removes ${removes.length}${used}`] : []),
        ...(isReordered ? ['changes the order'] : []),
      ];
      return `${name}: ${says.join(', ')}`;
    }),
  );
}
