import { useMemo } from 'react';

/** What one call gave the form. `data` is empty unless the state is `ready`. */
export interface Part<T> {
  state: 'loading' | 'failed' | 'ready';
  data: readonly T[];
  /** It failed, and is being asked for again. */
  retrying: boolean;
  /** Asks for this part again. */
  reload: () => void;
  /** Asks again for all that failed: a lost connection is mended once. */
  retry: () => void;
}

/** A query of the API, as far as a part needs it. */
interface Query<T> {
  /** Of the current arguments only: what belongs to another offer or language is never shown. */
  currentData?: readonly T[] | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface PartOptions<T> {
  /** Makes the answer fit the form; must be the same function at every render. */
  prepare: (list: readonly T[]) => readonly T[];
  /** An empty list is an answer; without it, it counts as a failure. */
  mayBeEmpty?: boolean;
}

/** Tells what became of a call that the form needs. */
export function usePart<T>(
  query: Query<T>,
  { prepare, mayBeEmpty = false }: PartOptions<T>,
): Part<T> {
  const { currentData, error, isFetching, refetch } = query;
  const data = useMemo(() => (currentData ? prepare(currentData) : []), [currentData, prepare]);
  const ready = currentData !== undefined && (mayBeEmpty || data.length > 0);
  const failed = !ready && (currentData !== undefined || error !== undefined);
  const retrying = failed && isFetching;
  const state = ready ? 'ready' : failed ? 'failed' : 'loading';
  return useMemo(() => {
    const reload = () => void refetch();
    return { state, data, retrying, reload, retry: reload };
  }, [state, data, retrying, refetch]);
}
