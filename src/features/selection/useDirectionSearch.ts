import { useDeferredValue, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { finder } from '../../domain/collation';
import type { DirectionGroup } from './directionGroups';
import { foundText } from './foundText';

/** The directions of a group that match the search, and how many it has without one. */
export interface FoundGroup extends DirectionGroup {
  total: number;
}

/**
 * The search over all groups of directions.
 *
 * - `query`: the field's text; `search`: the trimmed text the groups are filtered by, which may lag behind
 * - `helper`: what was found, to announce
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
      })),
    [groups],
  );
  const found = useMemo(
    () =>
      searched.map(({ flow, total, find }): FoundGroup => ({ flow, total, names: find(search) })),
    [searched, search],
  );
  const helper = foundText(intl, {
    id: 'kierunek.szukaj.znaleziono',
    search,
    hits: found.reduce((sum, group) => sum + group.names.length, 0),
    total: found.reduce((sum, group) => sum + group.total, 0),
  });
  return { query, setQuery, search, found, helper };
}
