import * as v from 'valibot';
import { FLOWS } from '../../contract/offer';

/** The slices that outlive the tab (decisions, "Kept state and personal data"). */
export const KEPT_SLICES = ['selection', 'language', 'theme'] as const;

export const KEPT_VERSION = 1;

/** A language may have no texts of ours and still be the one of the offers (specification, section 4). */
const LANGUAGE_CODE = /^[a-z]{2,3}([-_][a-z\d]{2,8})?$/i;

const keptStateSchema = v.object({
  selection: v.strictObject({
    flow: v.nullable(v.picklist(FLOWS)),
    history: v.record(v.pipe(v.string(), v.regex(/^[1-5]$/)), v.string()),
    picked: v.nullable(v.string()),
  }),
  language: v.strictObject({ language: v.pipe(v.string(), v.regex(LANGUAGE_CODE)) }),
  theme: v.strictObject({ dark: v.nullable(v.boolean()) }),
});

export type KeptState = v.InferOutput<typeof keptStateSchema>;

/**
 * What was kept by an earlier visit, slice by slice: a slice that does not fit is set aside with a note, so
 * that it starts fresh; nothing unknown comes through.
 */
export function soundSlices(stored: unknown): Partial<KeptState> {
  const known = v.safeParse(v.record(v.string(), v.unknown()), stored);
  if (!known.success) return {};
  const sound: Partial<Record<string, unknown>> = {};
  for (const slice of KEPT_SLICES) {
    if (!Object.hasOwn(known.output, slice)) continue;
    const result = v.safeParse(keptStateSchema.entries[slice], known.output[slice]);
    if (result.success) sound[slice] = result.output;
    else console.warn(`Kept state: "${slice}" does not fit and starts fresh.`);
  }
  return sound;
}
