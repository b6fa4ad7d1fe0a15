import type { SettledPlace } from '../../../../domain/postcode';

/**
 * How far the lookup of a postcode is.
 *
 * - `idle`: there are no five digits
 * - `asking`, then `slow`: the answer is awaited
 * - `found`, `unknown`, `failed`: how it ended
 */
export type LookupPhase = 'idle' | 'asking' | 'slow' | 'found' | 'unknown' | 'failed';

export interface PostcodeLookup {
  /** The postcode that all this is about, five digits; null when there is none. */
  code: string | null;
  phase: LookupPhase;
  /** Empty unless found. */
  places: readonly SettledPlace[];
  /** The answer filled something in. */
  filled: boolean;
  /** The town is chosen from a list; else it is typed. */
  townList: boolean;
  /** The fields under the postcode take entries. Once they do they never close, whatever becomes of the postcode. */
  open: boolean;
}

/** What happens to the lookup of `code`. */
export type LookupEvent = { code: string } & (
  | { type: 'waited' }
  | ({ type: 'ended'; phase: 'found' | 'unknown' | 'failed' } & Pick<
      PostcodeLookup,
      'places' | 'filled' | 'townList'
    >)
  | { type: 'townTyped' }
);

/** Without a postcode. */
export function noLookup(open: boolean): PostcodeLookup {
  return { code: null, phase: 'idle', places: [], filled: false, townList: false, open };
}

/** The lookup of the postcode that is in the field; what is known of another one does not count. */
export function lookupOf(lookup: PostcodeLookup, code: string | null): PostcodeLookup {
  if (lookup.code === code) return lookup;
  return { ...noLookup(lookup.open), code, phase: code === null ? 'idle' : 'asking' };
}

/** The lookup after an event. */
export function reduceLookup(lookup: PostcodeLookup, event: LookupEvent): PostcodeLookup {
  const current = lookupOf(lookup, event.code);
  switch (event.type) {
    case 'waited':
      return { ...current, phase: 'slow', open: true };
    case 'ended': {
      const { phase, places, filled, townList } = event;
      return { ...current, phase, places, filled, townList, open: true };
    }
    case 'townTyped':
      return { ...current, townList: false };
  }
}
