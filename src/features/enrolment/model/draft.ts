import * as v from 'valibot';
import { DOCUMENT_TYPES, SEXES } from '../../../contract/application';
import type { AddressValues, EnrolmentValues } from '../../../domain/enrolmentValues';
import { IDLE_LIFE_MS } from '../../../ui/idleTimer';

/** All values except the consents, which have to be given with their texts in view. */
export type ExportedValues = Omit<EnrolmentValues, 'zgody' | 'strona_www'>;
/** Values without the numbers that identify a person, which a draft never contains. */
type DraftValues = Omit<ExportedValues, 'pesel' | 'obcokrajowiecSeriaNumerDowodu'>;
type SchemaOf<T> = { [name in keyof T]: v.GenericSchema<unknown, T[name]> };

const text = v.string();
const yesOrNo = v.boolean();

const addressFields = {
  kraj: text,
  kodPocztowy: text,
  brakKodu: yesOrNo,
  miejscowosc: text,
  rodzajMiejscowosci: v.picklist(['', '1', '2']),
  wojewodztwo: text,
  adres: text,
  numerDomu: text,
} satisfies SchemaOf<AddressValues>;
const address = v.object(addressFields);

/** The fields of a draft; the compiler requires an entry for a new field of the form. */
export const DRAFT_FIELDS: SchemaOf<DraftValues> = {
  obcokrajowiec: yesOrNo,
  maPesel: v.nullable(yesOrNo),
  brakPesel: yesOrNo,
  wydanieEls: yesOrNo,
  imie: text,
  imie2: text,
  jednoImie: yesOrNo,
  nazwisko: text,
  obcokrajowiecRodzajDowodu: v.picklist(['', ...DOCUMENT_TYPES]),
  // The date as candidates without a PESEL typed it. A date derived from a PESEL is not among the values.
  dataUrodzenia: text,
  miejsceUrodzenia: text,
  plec: v.picklist(['', ...SEXES]),
  obywatelstwo: text,
  krajPochodzenia: text,
  adres: address,
  adresKorespondencyjnyJakZamieszkania: yesOrNo,
  adresKontaktowy: address,
  email: text,
  numerKierunkowy: text,
  telefon: text,
  odpowiedzi: v.record(text, v.union([text, v.array(text)])),
  potwierdzone: v.record(text, yesOrNo),
};

/** The fields of an encrypted file (docs/adr/0022). */
export const EXPORTED_FIELDS: SchemaOf<ExportedValues> = {
  ...DRAFT_FIELDS,
  pesel: text,
  obcokrajowiecSeriaNumerDowodu: text,
};

const draftSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ savedAt: v.number(), offer: v.nullable(text), values: v.record(text, v.unknown()) }),
);

/**
 * The form as it is stored across reloads.
 *
 * - `savedAt`: time of the last change, in milliseconds since 1970
 * - `offer`: the `offerKey` of its programme, null when unknown
 * - `values`: those that differ from an untouched form
 */
export interface Draft {
  savedAt: number;
  offer: string | null;
  values: Partial<DraftValues>;
}

/** The typed values of `fields`: those of a draft, or of a file. */
export function valuesOf<T extends object>(fields: SchemaOf<T>, values: Partial<T>): Partial<T> {
  const names = namesOf(fields).filter((name) => Object.hasOwn(values, name));
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<T>;
}

function namesOf<T extends object>(fields: SchemaOf<T>): (keyof T & string)[] {
  return Object.keys(fields) as (keyof T & string)[];
}

/** The valid values of `fields`; one of a wrong type is dropped with a warning, an unknown one silently. */
export function validValues<T extends object>(
  fields: SchemaOf<T>,
  stored: Readonly<Record<string, unknown>>,
): Partial<T> {
  return Object.fromEntries(
    namesOf(fields)
      .filter((name) => Object.hasOwn(stored, name))
      .flatMap((name) => {
        const { success, output } = v.safeParse(fields[name], stored[name]);
        if (!success) console.warn(`Draft: "${name}" does not fit and is left out.`);
        return success ? [[name, output]] : [];
      }),
  ) as Partial<T>;
}

/** Parses a stored draft; null when it is damaged or expired. `now`: milliseconds since 1970. */
export function parseDraft(json: string, now: number): Draft | null {
  const { success, output } = v.safeParse(draftSchema, json);
  // A clock that was set back does not make a draft younger.
  if (!success || Math.abs(now - output.savedAt) >= IDLE_LIFE_MS) return null;
  return { ...output, values: validValues(DRAFT_FIELDS, output.values) };
}
