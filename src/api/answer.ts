import type * as v from 'valibot';

/**
 * A schema as RTK Query's `responseSchema` wants it: typed as if its input were already its output, while
 * the wire gives it anything at all.
 */
export function answer<TOutput>(
  schema: v.GenericSchema<unknown, TOutput>,
): v.GenericSchema<TOutput> {
  return schema as v.GenericSchema<TOutput>;
}
