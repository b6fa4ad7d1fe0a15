import type { Backend } from '../backend/server';
import type { Visit } from '../pages/visit';

/** The ways a call fails: the columns of the fault matrix. */
type FaultName =
  | 'down'
  | 'slow'
  | '500'
  | '400'
  | 'not JSON'
  | 'wrong shape'
  | 'empty'
  | 'huge'
  | 'duplicates'
  | 'late';

/** The context of a cell: a page without an open screen. */
export interface Site {
  visit: Visit;
  backend: Backend;
}

/** What the candidate should see, and the steps that check it. */
export type Cell = readonly [seen: string, check: (site: Site) => Promise<void>];

/** All faults of a call; null where a column does not apply. */
export type Row = Readonly<Record<FaultName, Cell | null>>;
