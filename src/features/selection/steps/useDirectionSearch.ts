import { useMemo } from 'react';
import type { Offer } from '../../../contract/offer';
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

/**
 * A group with the directions that match the search.
 *
 * - `foundBy`: the detail by which a direction was found, unless its name was
 * - `total`: their number without a search
 */
export interface FoundGroup extends Pick<DirectionGroup, 'flow' | 'names'> {
  foundBy: ReadonlyMap<string, Detail>;
  total: number;
}

const DETAILS = ['specialisation', 'city'] as const;
/** Shorter queries would find most directions by a detail. */
const MIN_LENGTH = 3;
const NONE: FoundGroup['foundBy'] = new Map();

function detailsOf(offers: readonly Offer[]): Detail[] {
  return [...offersBy(offers, 'direction')].flatMap(([direction, its]) =>
    DETAILS.flatMap((step) =>
      [...offersBy(its, step).keys()].map((value) => ({ direction, step, value })),
    ),
  );
}

/** The search in one group: by name, and by the details of those that are not found by name. */
function groupFinder({ flow, names, offers }: DirectionGroup) {
  const total = names.length;
  const byName = finder(names, String);
  const byNearName = nearFinder(names, String);
  let byDetail: ((query: string) => readonly Detail[]) | undefined;
  return {
    exact: (search: string): FoundGroup => {
      const found = byName(search);
      if (search.length < MIN_LENGTH) return { flow, total, names: found, foundBy: NONE };
      byDetail ??= finder(detailsOf(offers), ({ value }) => value);
      const named = new Set(found);
      const details = byDetail(search).filter(({ direction }) => !named.has(direction));
      // The first one of a direction counts.
      const foundBy = new Map(details.reverse().map((detail) => [detail.direction, detail]));
      const byDetails = names.filter((name) => foundBy.has(name));
      return { flow, total, names: [...found, ...byDetails], foundBy };
    },
    near: (search: string): FoundGroup => ({
      flow,
      total,
      names: byNearName(search),
      foundBy: NONE,
    }),
  };
}

/** The props of `SearchBox`, and the groups with the directions found; near names without exact matches. */
export function useDirectionSearch(groups: readonly DirectionGroup[]) {
  const field = useSearch();
  const { search } = field;
  const finders = useMemo(() => groups.map(groupFinder), [groups]);
  const { found, near } = useMemo(() => {
    const exact = finders.map((group) => group.exact(search));
    const near = search !== '' && exact.every(({ names }) => names.length === 0);
    return { found: near ? finders.map((group) => group.near(search)) : exact, near };
  }, [finders, search]);
  const hits = found.reduce((sum, { names }) => sum + names.length, 0);
  const total = found.reduce((sum, group) => sum + group.total, 0);
  return { ...field, found, hits, near, total };
}
