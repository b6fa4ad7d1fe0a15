import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { consentSchema } from '../../../src/contract/consent';
import { dictionaryEntrySchema, phonePrefixSchema } from '../../../src/contract/dictionary';
import { FLOWS, offerSchema } from '../../../src/contract/offer';
import { settlementTypeSchema } from '../../../src/contract/postcode';
import { formDefinitionSchema } from '../../../src/contract/question';
import { offerKey } from '../../../src/domain/steps';
import { ambiguousSpeciality } from './ambiguousSpeciality';

const byLanguage = <TItem extends v.GenericSchema>(item: TItem) => v.record(v.string(), item);
const questions = v.array(formDefinitionSchema);

/** [five digits, town, 1 city or 2 village, street or null, voivodeship] */
const postcodeSchema = v.strictTuple([
  v.pipe(v.string(), v.regex(/^\d{5}$/)),
  v.string(),
  settlementTypeSchema,
  v.nullable(v.string()),
  v.string(),
]);

/**
 * The content of the seed files. `formDefinitions`: by group and language, and by `kierunekSpecjalnosc.id` for
 * offers with questions of their own. An empty list counts as none.
 */
const seedSchema = v.object({
  offers: v.pipe(v.array(offerSchema), v.nonEmpty('must not be empty')),
  formDefinitions: v.strictObject({
    byGroup: v.record(v.picklist(FLOWS), byLanguage(questions)),
    byId: v.optional(v.record(v.string(), questions), {}),
  }),
  consents: byLanguage(v.array(consentSchema)),
  countries: byLanguage(v.array(dictionaryEntrySchema)),
  citizenships: byLanguage(v.array(dictionaryEntrySchema)),
  phonePrefixes: byLanguage(v.array(phonePrefixSchema)),
  completionTexts: byLanguage(v.string()),
  postcodes: v.array(postcodeSchema),
});

export type Seed = v.InferOutput<typeof seedSchema>;

/** The seed and its fingerprint, which changes with any of the files. */
export interface SeedFiles {
  hash: string;
  seed: Seed;
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The first key that a schema does not know and has left out, as "offers.0.nabor.grupa"; null when there is none. */
function unknownKey(given: unknown, known: unknown, place: string): string | null {
  if (typeof given !== 'object' || given === null) return null;
  for (const [key, value] of Object.entries(given)) {
    const at = place === '' ? key : `${place}.${key}`;
    if (typeof known !== 'object' || known === null || !Object.hasOwn(known, key)) return at;
    const inside = unknownKey(value, (known as Record<string, unknown>)[key], at);
    if (inside !== null) return inside;
  }
  return null;
}

/** A language of offers that has no entry in one of the other files, as "consents: cs". */
function missingLanguage({ offers, ...seed }: Seed): string | null {
  const lists = [
    'consents',
    'countries',
    'citizenships',
    'phonePrefixes',
    'completionTexts',
  ] as const;
  const languages = new Set(offers.map(({ rekrutacja }) => rekrutacja.lang));
  for (const name of lists) {
    const without = [...languages].find((language) => (seed[name][language] ?? '').length === 0);
    if (without !== undefined) return `${name}: no entry for the language "${without}"`;
  }
  return null;
}

/** Two offers with the same ids, which the database refuses: `1` and `"1"` are the same id. */
function repeatedOffer(offers: Seed['offers']): string | null {
  const keys = new Set<string>();
  for (const offer of offers) {
    const key = offerKey(offer);
    const { rekrutacja, kierunekSpecjalnosc } = offer;
    if (keys.has(key)) {
      return `offers: rekrutacja.id ${rekrutacja.id} with kierunekSpecjalnosc.id ${kierunekSpecjalnosc.id} occurs twice`;
    }
    keys.add(key);
  }
  return null;
}

/**
 * Reads and validates all seed files.
 *
 * @throws Error with the file, the path in it and the fault
 */
export function readSeedFiles(directory: string): SeedFiles {
  const texts = Object.keys(seedSchema.entries).map((name) => {
    const file = join(directory, `${name}.json`);
    return { name, file, text: readFileSync(file, 'utf8') };
  });
  const contents = texts.map(({ name, file, text }) => [name, parsed(file, text)]);
  const result = v.safeParse(seedSchema, Object.fromEntries(contents));
  if (!result.success) {
    const [issue] = result.issues;
    throw new Error(`${directory}: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
  }
  const { offers, formDefinitions } = result.output;
  const unknown = unknownKey(Object.fromEntries(contents), result.output, '');
  const wrong =
    (unknown === null ? null : `${unknown} is not a known key`) ??
    missingLanguage(result.output) ??
    ambiguousSpeciality(offers, formDefinitions.byId) ??
    repeatedOffer(offers);
  if (wrong !== null) throw new Error(`${directory}: ${wrong}`);
  const hash = createHash('sha256').update(JSON.stringify(texts.map(({ text }) => text)));
  return { seed: result.output, hash: hash.digest('hex') };
}
