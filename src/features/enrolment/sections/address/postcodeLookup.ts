import type { SettledPlace } from '../../../../domain/postcode';

/**
 * The phase of a lookup.
 *
 * - `idle`: there are no five digits
 * - `loading`, then `slow`: the response is pending
 * - `found`, `unknown`, `failed`: the result
 */
export type LookupPhase = 'idle' | 'loading' | 'slow' | 'found' | 'unknown' | 'failed';

export interface PostcodeLookup {
  /** The postcode of the lookup, five digits, or null. */
  code: string | null;
  phase: LookupPhase;
  /** Empty unless found. */
  places: readonly SettledPlace[];
  /** Whether the result has filled in a field. */
  filled: boolean;
  /** Whether the town is chosen from a select, or typed. */
  townList: boolean;
  /** Whether the fields below the postcode are editable. Once open they never close. */
  open: boolean;
}

/** An event in the lookup of `code`. */
export type LookupEvent = { code: string } & (
  | { type: 'waited' }
  | ({ type: 'ended'; phase: 'found' | 'unknown' | 'failed' } & Pick<
      PostcodeLookup,
      'places' | 'filled' | 'townList'
    >)
  | { type: 'townTyped' }
);

/** The state without a postcode. */
export function noLookup(open: boolean): PostcodeLookup {
  return { code: null, phase: 'idle', places: [], filled: false, townList: false, open };
}

/** The lookup of the present postcode; a result for another one does not count. */
export function lookupOf(lookup: PostcodeLookup, code: string | null): PostcodeLookup {
  if (lookup.code === code) return lookup;
  return { ...noLookup(lookup.open), code, phase: code === null ? 'idle' : 'loading' };
}

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
