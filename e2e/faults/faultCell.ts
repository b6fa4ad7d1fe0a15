import type { Backend } from '../backend/server';
import type { Visit } from '../pages/visit';

/** How a call fails: the columns of the fault matrix. */
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

/** Where a cell is tried out: a page on which nothing is open yet. */
export interface Site {
  visit: Visit;
  backend: Backend;
}

/** What the candidate is to see, and the steps that prove it. */
export type Cell = readonly [seen: string, check: (site: Site) => Promise<void>];

/** Every way in which one call may fail; null where the column has no meaning for it. */
export type Row = Readonly<Record<FaultName, Cell | null>>;
