import * as v from 'valibot';
import { FLOWS, offerSchema } from '../../contract/offer';
import { tolerantList } from '../../contract/tolerantList';
import { STEP_NAMES } from '../../domain/stepOrder';

/** The persisted slices (docs/decisions.md, "Stored state and personal data"). */
export const PERSISTED_SLICES = ['selection', 'language', 'theme'] as const;

export const PERSISTED_VERSION = 1;

/** A language without messages may still be that of the offers (docs/specification.md, section 4). */
const LANGUAGE_CODE = /^[a-z]{2,3}([-_][a-z\d]{2,8})?$/i;

const STEP_NUMBER = v.pipe(v.string(), v.regex(new RegExp(`^[1-${STEP_NAMES.length}]$`)));

/** All offers of a choice are valid, or none. */
const offersSchema = tolerantList(offerSchema, () => undefined, { complete: true });

const persistedSchema = v.object({
  selection: v.strictObject({
    flow: v.nullable(v.picklist(FLOWS)),
    history: v.record(STEP_NUMBER, offersSchema),
    picked: v.nullable(v.string()),
  }),
  language: v.strictObject({ language: v.pipe(v.string(), v.regex(LANGUAGE_CODE)) }),
  theme: v.strictObject({ dark: v.nullable(v.boolean()) }),
});

export type PersistedSlices = v.InferOutput<typeof persistedSchema>;

/**
 * Validates the persisted state by slice: an invalid slice is dropped with a warning and starts with its initial state;
 * unknown slices are dropped.
 */
export function validSlices(stored: unknown): Partial<PersistedSlices> {
  const known = v.safeParse(v.record(v.string(), v.unknown()), stored);
  if (!known.success) return {};
  const valid: Partial<Record<string, unknown>> = {};
  for (const slice of PERSISTED_SLICES) {
    if (!Object.hasOwn(known.output, slice)) continue;
    const result = v.safeParse(persistedSchema.entries[slice], known.output[slice]);
    if (result.success) valid[slice] = result.output;
    else console.warn(`Persisted state: "${slice}" is invalid and was dropped.`);
  }
  return valid;
}
