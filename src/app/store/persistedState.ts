import * as v from 'valibot';
import { FLOWS, offerSchema } from '../../contract/offer';
import { tolerantList } from '../../contract/tolerantList';
import { historyOfNames } from '../../domain/choices';
import { type Selection, STEP_NAMES } from '../../domain/selection';

/** The persisted slices (docs/decisions.md, "Stored state and personal data"). */
export const PERSISTED_SLICES = ['selection', 'language', 'theme'] as const;

export const PERSISTED_VERSION = 2;

/** Version 1 stored the name of each choice instead of its offers. */
export const READABLE_VERSIONS: readonly number[] = [1, PERSISTED_VERSION];

/** A language without messages may still be that of the offers (docs/specification.md, section 4). */
const LANGUAGE_CODE = /^[a-z]{2,3}([-_][a-z\d]{2,8})?$/i;

const STEP_NUMBER = v.pipe(v.string(), v.regex(new RegExp(`^[1-${STEP_NAMES.length}]$`)));

/** All offers of a choice are valid, or none. */
const offersSchema = tolerantList(offerSchema, () => undefined, { complete: true });

function selectionSchema<TChoice extends v.GenericSchema>(choice: TChoice) {
  return v.strictObject({
    flow: v.nullable(v.picklist(FLOWS)),
    history: v.record(STEP_NUMBER, choice),
    picked: v.nullable(v.string()),
  });
}

const persistedSchema = v.object({
  // Support links and files may have the form of version 1 as well.
  selection: v.union([
    selectionSchema(offersSchema),
    v.pipe(
      selectionSchema(v.string()),
      v.transform(({ flow, history, ...rest }): Selection => {
        return { ...rest, flow, history: flow === null ? {} : historyOfNames(flow, history) };
      }),
    ),
  ]),
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
