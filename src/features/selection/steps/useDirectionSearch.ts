import { useMemo } from 'react';
import type { Flow, Offer } from '../../../contract/offer';
import { finder } from '../../../domain/collation';
import { nearFinder } from '../../../domain/nearMatch';
import { offersBy } from '../../../domain/offerValues';
import type { DirectionGroup } from './directionGroups';
import { useSearch } from './SearchBox';

/** A specialisation or a city of a direction. */
export interface Detail {
  direction: string;
  step: (typeof DETAILS)[number];
  value: string;
}

/** The detail by which each direction was found, unless its name was. */
export type FoundBy = ReadonlyMap<string, Detail>;

/** The directions of a group that match the search, and their number without one. */
export interface FoundGroup {
  flow: Flow;
  names: readonly string[];
  foundBy: FoundBy;
  total: number;
}

const DETAILS = ['specialisation', 'city'] as const;
/** Shorter queries would find most directions by a detail. */
const MIN_LENGTH = 3;
const NONE: FoundBy = new Map();

function detailsOf(offers: readonly Offer[]): Detail[] {
  return [...offersBy(offers, 'direction')].flatMap(([direction, its]) =>
    DETAILS.flatMap((step) =>
      [...offersBy(its, step).keys()].map((value) => ({ direction, step, value })),
    ),
  );
}

/** The search in one group: by name, and by the details of those that are not found by name. */
function groupFinder({ names, offers }: DirectionGroup) {
  const byName = finder(names, String);
  let byDetail: ((query: string) => readonly Detail[]) | undefined;
  return (search: string): Pick<FoundGroup, 'names' | 'foundBy'> => {
    const found = byName(search);
    if (search.length < MIN_LENGTH) return { names: found, foundBy: NONE };
    byDetail ??= finder(detailsOf(offers), ({ value }) => value);
    const named = new Set(found);
    const details = byDetail(search).filter(({ direction }) => !named.has(direction));
    // The first one of a direction counts.
    const foundBy = new Map(details.reverse().map((detail) => [detail.direction, detail]));
    return { names: [...found, ...names.filter((name) => foundBy.has(name))], foundBy };
  };
}

function hitsIn(groups: readonly FoundGroup[]): number {
  return groups.reduce((sum, { names }) => sum + names.length, 0);
}

/**
 * The search over all groups of directions, by their names, specialisations and cities. Without exact matches it
 * returns near names.
 *
 * @returns the props of `SearchBox`, and the groups with the directions found
 */
export function useDirectionSearch(groups: readonly DirectionGroup[]) {
  const field = useSearch();
  const { search } = field;
  const searched = useMemo(
    () =>
      groups.map((group) => ({
        flow: group.flow,
        total: group.names.length,
        find: groupFinder(group),
        findNear: nearFinder(group.names, String),
      })),
    [groups],
  );
  const { found, near } = useMemo(() => {
    const exact: FoundGroup[] = searched.map(({ flow, total, find }) => ({
      flow,
      total,
      ...find(search),
    }));
    if (search === '' || hitsIn(exact) > 0) return { found: exact, near: false };
    const similar: FoundGroup[] = searched.map(({ flow, total, findNear }) => ({
      flow,
      total,
      names: findNear(search),
      foundBy: NONE,
    }));
    return { found: similar, near: true };
  }, [searched, search]);
  const total = searched.reduce((sum, group) => sum + group.total, 0);
  return { ...field, found, hits: hitsIn(found), near, total };
}
