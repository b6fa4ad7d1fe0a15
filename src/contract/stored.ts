import * as v from 'valibot';
import { instantSchema } from './instant';

/**
 * The optional response of a backend about a stored application (docs/contract.md).
 *
 * - `numer`: the reference number, which no other application has
 * - `zapisano`: when it was stored
 */
export const storedSchema = v.object({
  numer: v.pipe(v.string(), v.regex(/^[0-9A-Z]{8}$/)),
  zapisano: instantSchema,
});

export type Stored = v.InferOutput<typeof storedSchema>;
