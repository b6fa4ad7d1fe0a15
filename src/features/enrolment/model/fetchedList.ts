import { weakMapMemoize } from '@reduxjs/toolkit';

/** The result of one call. `data` is empty unless the state is `ready`. */
export interface FetchedList<T> {
  state: 'loading' | 'failed' | 'ready';
  data: readonly T[];
  /** It failed, and is being fetched again. */
  retrying: boolean;
  refetch: () => unknown;
}

/** The used subset of an RTK Query result. */
interface Query<T> {
  /** For the current arguments only: data of another offer or language is never shown. */
  currentData?: readonly T[] | undefined;
  error?: unknown;
  isFetching: boolean;
}

/** The `selectFromResult` of a call that the form needs. An empty list is a failure unless it `mayBeEmpty`. */
export function listFrom<T>(prepare: (list: readonly T[]) => readonly T[], mayBeEmpty: boolean) {
  const prepared = weakMapMemoize(prepare);
  const none: readonly T[] = [];
  return ({ currentData, error, isFetching }: Query<T>): Omit<FetchedList<T>, 'refetch'> => {
    const data = currentData ? prepared(currentData) : none;
    const ready = currentData !== undefined && (mayBeEmpty || data.length > 0);
    const failed = !ready && (currentData !== undefined || error !== undefined);
    const state = ready ? 'ready' : failed ? 'failed' : 'loading';
    return { state, data, retrying: failed && isFetching };
  };
}
