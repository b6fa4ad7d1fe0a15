import * as v from 'valibot';
import { keySchema } from './offer';

/** One condition of recruitment; `trescWarunkow` is HTML, or exactly one http(s) link. */
export const consentSchema = v.object({
  id: keySchema,
  tytul: v.string(),
  trescWarunkow: v.string(),
});

export type Consent = v.InferOutput<typeof consentSchema>;
