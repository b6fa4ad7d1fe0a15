import type * as v from 'valibot';
import { type DroppedItem, type ListOptions, tolerantList } from '../contract/tolerantList';

/**
 * Types a schema for RTK Query's `responseSchema`, which expects a schema whose input type is already its output type.
 * The wire may contain anything.
 */
export function answer<TOutput>(
  schema: v.GenericSchema<unknown, TOutput>,
): v.GenericSchema<TOutput> {
  return schema as v.GenericSchema<TOutput>;
}

/** A list whose invalid items are left out and logged, with the call and the paths, never a value. See `tolerantList`. */
export function listOf<TSchema extends v.GenericSchema>(
  item: TSchema,
  call: string,
  options?: ListOptions,
) {
  const report = ({ index, paths }: DroppedItem) => {
    console.warn(`${call}: item ${String(index)} left out, malformed at ${paths.join(', ')}`);
  };
  return tolerantList(item, report, options);
}
