import * as v from 'valibot';

/** An identifier of the backend: a number or string, treated as opaque and sent back unchanged. */
export const keySchema = v.union([v.number(), v.string()]);
export type Key = v.InferOutput<typeof keySchema>;
