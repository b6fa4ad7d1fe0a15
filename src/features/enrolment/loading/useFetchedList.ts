import { useEffect, useMemo } from 'react';

/** The result of one call. `data` is empty unless the state is `ready`. */
export interface FetchedList<T> {
  state: 'loading' | 'failed' | 'ready';
  data: readonly T[];
  /** It failed, and is being fetched again. */
  retrying: boolean;
  /** It failed together with others, mostly for a lost connection: one notice reports all of them. */
  shared: boolean;
  /** Fetches this list again. */
  reload: () => void;
  /** Fetches all failed lists again. */
  retry: () => void;
}

/** The used subset of an RTK Query result. */
interface Query<T> {
  /** For the current arguments only: data of another offer or language is never shown. */
  currentData?: readonly T[] | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface FetchedListOptions<T> {
  /** Prepares the response for the form; must be stable between renders. */
  prepare: (list: readonly T[]) => readonly T[];
  /** Whether an empty list is valid; otherwise it counts as a failure. */
  mayBeEmpty?: boolean;
}

/** The state of a call that the form needs. */
export function useFetchedList<T>(
  query: Query<T>,
  { prepare, mayBeEmpty = false }: FetchedListOptions<T>,
): FetchedList<T> {
  const { currentData, error, isFetching, refetch } = query;
  const data = useMemo(() => (currentData ? prepare(currentData) : []), [currentData, prepare]);
  const ready = currentData !== undefined && (mayBeEmpty || data.length > 0);
  const failed = !ready && (currentData !== undefined || error !== undefined);
  const retrying = failed && isFetching;
  const state = ready ? 'ready' : failed ? 'failed' : 'loading';
  return useMemo(() => {
    const reload = () => void refetch();
    return { state, data, retrying, shared: false, reload, retry: reload };
  }, [state, data, retrying, refetch]);
}

/** Calls `back` when the browser is online again. */
export function useOnline(back: () => void): void {
  useEffect(() => {
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('online', back);
    };
  }, [back]);
}
