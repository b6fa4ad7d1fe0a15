import { useDeferredValue, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { finder } from '../../../domain/collation';
import { nearFinder } from '../../../domain/nearMatch';
import type { DirectionGroup } from './directionGroups';
import { foundText } from './foundText';

/** The directions of a group that match the search, and their number without one. */
export interface FoundGroup extends DirectionGroup {
  total: number;
}

function hitsIn(groups: readonly FoundGroup[]): number {
  return groups.reduce((sum, { names }) => sum + names.length, 0);
}

/**
 * The search over all groups of directions. Without exact matches it returns near ones.
 *
 * - `query`: the field's text; `search`: the trimmed text of the present results, which may lag behind
 * - `hits` of `total` directions are found
 * - `helper`: the result, to announce
 */
export function useDirectionSearch(groups: readonly DirectionGroup[]) {
  const intl = useIntl();
  const [query, setQuery] = useState('');
  const search = useDeferredValue(query.trim());
  const searched = useMemo(
    () =>
      groups.map(({ flow, names }) => ({
        flow,
        total: names.length,
        find: finder(names, String),
        findNear: nearFinder(names, String),
      })),
    [groups],
  );
  const { found, near } = useMemo(() => {
    const exact: FoundGroup[] = searched.map(({ flow, total, find }) => ({
      flow,
      total,
      names: find(search),
    }));
    if (search === '' || hitsIn(exact) > 0) return { found: exact, near: false };
    const similar: FoundGroup[] = searched.map(({ flow, total, findNear }) => ({
      flow,
      total,
      names: findNear(search),
    }));
    return { found: similar, near: true };
  }, [searched, search]);
  const hits = hitsIn(found);
  const total = searched.reduce((sum, group) => sum + group.total, 0);
  const helper = foundText(intl, {
    id: 'kierunek.szukaj.znaleziono',
    search,
    hits,
    near,
    total,
  });
  return { query, setQuery, search, found, hits, total, helper };
}
