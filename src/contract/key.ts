import * as v from 'valibot';

/** An identifier of the backend: a number or a string, used as an opaque key and sent back as it came. */
export const keySchema = v.union([v.number(), v.string()]);
export type Key = v.InferOutput<typeof keySchema>;
