import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { consentSchema } from '../../../src/contract/consent';
import { dictionaryEntrySchema, phonePrefixSchema } from '../../../src/contract/dictionary';
import { FLOWS, offerSchema } from '../../../src/contract/offer';
import { settlementTypeSchema } from '../../../src/contract/postcode';
import { formDefinitionSchema } from '../../../src/contract/question';
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
  offers: v.array(offerSchema),
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
  const ambiguous = ambiguousSpeciality(offers, formDefinitions.byId);
  if (ambiguous !== null) throw new Error(`${directory}: ${ambiguous}`);
  const hash = createHash('sha256').update(JSON.stringify(texts.map(({ text }) => text)));
  return { seed: result.output, hash: hash.digest('hex') };
}
