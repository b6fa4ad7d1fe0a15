import * as v from 'valibot';
import { consentSchema } from '../../../src/contract/consent';
import { dictionaryEntrySchema, phonePrefixSchema } from '../../../src/contract/dictionary';
import { daySchema } from '../../../src/contract/instant';
import { FLOWS, offerSchema } from '../../../src/contract/offer';
import { settlementTypeSchema } from '../../../src/contract/postcode';
import { formDefinitionSchema } from '../../../src/contract/question';

const byLanguage = <TItem extends v.GenericSchema>(item: TItem) => v.record(v.string(), item);

/** The size of the questions or consents of an offer, as JSON: an application repeats them. */
const MAX_KB = 64;

const repeated = <TItem extends v.GenericSchema>(item: TItem) =>
  v.pipe(
    v.array(item),
    v.check(
      (items) => Buffer.byteLength(JSON.stringify(items)) <= MAX_KB * 1024,
      `must have at most ${MAX_KB} kB together`,
    ),
  );

const questions = repeated(formDefinitionSchema);

/** [five digits, town, 1 city or 2 village, street or null, voivodeship] */
const postcodeSchema = v.strictTuple([
  v.pipe(v.string(), v.regex(/^\d{5}$/)),
  v.string(),
  settlementTypeSchema,
  v.nullable(v.string()),
  v.string(),
]);

const A_COUNT = 'must be a whole number, 0 or more';

/**
 * An offer with its first and last day for applications ("yyyy-MM-dd", inclusive, in Poland) and its number of places;
 * without them always, and for any number.
 */
const catalogueOfferSchema = v.object({
  ...offerSchema.entries,
  nabor: v.omit(offerSchema.entries.nabor, ['terminDo']),
  od: v.optional(daySchema),
  do: v.optional(daySchema),
  miejsca: v.optional(v.pipe(v.number(A_COUNT), v.integer(A_COUNT), v.minValue(0, A_COUNT))),
});

export type CatalogueOffer = v.InferOutput<typeof catalogueOfferSchema>;

/**
 * The content of the seed files. `formDefinitions`: by group and language, and by `kierunekSpecjalnosc.id` for
 * offers with questions of their own. An empty list counts as none.
 */
export const seedSchema = v.object({
  offers: v.pipe(v.array(catalogueOfferSchema), v.nonEmpty('there must be at least one')),
  formDefinitions: v.strictObject({
    byGroup: v.record(v.picklist(FLOWS), byLanguage(questions)),
    byId: v.optional(v.record(v.string(), questions), {}),
  }),
  consents: byLanguage(repeated(consentSchema)),
  countries: byLanguage(v.array(dictionaryEntrySchema)),
  citizenships: byLanguage(v.array(dictionaryEntrySchema)),
  phonePrefixes: byLanguage(v.array(phonePrefixSchema)),
  completionTexts: byLanguage(v.string()),
  postcodes: v.array(postcodeSchema),
});

export type Seed = v.InferOutput<typeof seedSchema>;

/** The part of the seed that servers hold in memory. */
export const catalogueSchema = v.omit(seedSchema, ['postcodes']);

/** Keys from the content of a file to a value in it. */
export type Place = readonly (string | number)[];

/**
 * The content of one file of a catalogue. `faults` are those that the content does not show; `lineOf` is the line of a
 * place, or of the nearest one around it; `columnOf` its column in a table; `guessed` an encoding that is not UTF-8. A
 * file with one text has `merge`, which gives the part with it, and `shown`, which is its plain text.
 */
export interface SeedPart {
  name: string;
  file: string;
  guessed: string | null;
  content: unknown;
  faults: readonly Fault[];
  lineOf: (place: Place) => number;
  columnOf?: (place: Place) => string;
  merge?: (part: unknown) => unknown;
  shown?: string;
}

/** Describes what is wrong in a catalogue. `place` begins with the name of the part. */
export interface Fault {
  place: Place;
  message: string;
}

/** The names of the parts, which are those of the files. */
export const SEED_PARTS = Object.keys(seedSchema.entries);
