import {
  createTransform,
  type PersistedState,
  type Storage as PersistStorage,
} from 'redux-persist';
import * as v from 'valibot';
import { FLOWS, offerSchema } from '../../contract/offer';
import { tolerantList } from '../../contract/tolerantList';
import { withFirstOffers } from '../../domain/choices';
import type { Selection } from '../../domain/selection';
import { STEP_NAMES } from '../../domain/stepOrder';
import { selectionSlice } from '../../features/selection/selectionSlice';

/** The persisted slices (docs/decisions.md, "Stored state and personal data"). */
export const PERSISTED_SLICES = ['selection', 'language', 'theme'] as const;

const VERSION = 1;

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

/** Validates the persisted state by slice: an invalid one is dropped with a warning, an unknown one without. */
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

/** Another version starts with the initial state. */
function migrate(state: PersistedState): Promise<PersistedState> {
  const kept = state?._persist;
  if (kept === undefined) return Promise.resolve(undefined);
  const valid = kept.version === VERSION ? validSlices(state) : {};
  return Promise.resolve({ ...valid, _persist: kept });
}

/** The most offers of a choice that are stored: enough to find it again in a catalogue of any size. */
const STORED_OFFERS = 100;

const fewOffers = createTransform<Selection, Selection>(
  (selection: Selection) => withFirstOffers(selection, STORED_OFFERS),
  null,
  { whitelist: [selectionSlice.name] },
);

/** Configures redux-persist: what is stored, and what is accepted of it. */
export function persistConfig(storage: PersistStorage) {
  return {
    key: 'rekrutacja',
    version: VERSION,
    storage,
    whitelist: [...PERSISTED_SLICES],
    transforms: [fewOffers],
    migrate,
  };
}
