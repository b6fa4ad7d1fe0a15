import type { Part } from '../features/enrolment/loading/usePart';

const nothing = () => undefined;

/** A part of the form that has been loaded. */
export function ready<T>(data: readonly T[]): Part<T> {
  return { state: 'ready', data, retrying: false, reload: nothing, retry: nothing };
}
