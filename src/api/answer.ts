import type * as v from 'valibot';
import type { DroppedItem } from '../contract/tolerantList';

/**
 * Types a schema for RTK Query's `responseSchema`, which expects a schema whose input type is already its output type.
 * The wire may contain anything.
 */
export function answer<TOutput>(
  schema: v.GenericSchema<unknown, TOutput>,
): v.GenericSchema<TOutput> {
  return schema as v.GenericSchema<TOutput>;
}

/** Logs an item that was dropped from a response: the call and the paths, never a value. */
export function reportDropped(call: string): (dropped: DroppedItem) => void {
  return ({ index, paths }) => {
    console.warn(`${call}: item ${String(index)} left out, malformed at ${paths.join(', ')}`);
  };
}

/** Logs a submission that was not accepted: status and code, never the application. */
export function reportSubmission(status: number | null, code: string | null): void {
  console.warn(`POST kandydaci: status ${String(status)}, kod ${String(code)}`);
}
