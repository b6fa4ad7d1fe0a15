import type * as v from 'valibot';

/**
 * Types a schema for RTK Query's `responseSchema`, which expects a schema whose input type is already its output type.
 * The wire may contain anything.
 */
export function answer<TOutput>(
  schema: v.GenericSchema<unknown, TOutput>,
): v.GenericSchema<TOutput> {
  return schema as v.GenericSchema<TOutput>;
}
