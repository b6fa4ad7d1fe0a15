import * as v from 'valibot';
import { DOCUMENT_TYPES, SEXES } from '../../../contract/application';
import type { AddressValues, EnrolmentValues } from '../../../domain/enrolmentValues';
import { sameJson } from '../../../domain/sameJson';

/**
 * The lifetime of a draft after the last change (docs/decisions.md, "Stored state and personal data"), in milliseconds.
 */
export const DRAFT_LIFE_MS = 60 * 60 * 1000;

/**
 * Without the numbers that identify a person, which a draft never contains, and the consents, which have to be given
 * with their texts in view.
 */
type NeverKept = 'pesel' | 'obcokrajowiecSeriaNumerDowodu' | 'zgody';
type KeptValues = Omit<EnrolmentValues, NeverKept>;
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
const FIELDS: SchemaOf<KeptValues> = {
  obcokrajowiec: yesOrNo,
  maPesel: v.nullable(yesOrNo),
  wydanieEls: yesOrNo,
  imie: text,
  imie2: text,
  nazwisko: text,
  obcokrajowiecRodzajDowodu: v.picklist(['', ...DOCUMENT_TYPES]),
  // As typed by candidates without a PESEL: the date derived from a PESEL is not among the values.
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
const NAMES = Object.keys(FIELDS) as (keyof KeptValues)[];

const draftSchema = v.object({
  savedAt: v.number(),
  offer: v.nullable(text),
  values: v.record(text, v.unknown()),
});

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
  values: Partial<KeptValues>;
}

/** The values to store: those that differ from the untouched form, without those that are never stored. */
export function keptValues(values: EnrolmentValues, untouched: EnrolmentValues): Draft['values'] {
  const changed = NAMES.filter((name) => !sameJson(values[name], untouched[name]));
  return Object.fromEntries(changed.map((name) => [name, values[name]]));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Each field that fits; one of a wrong type is set aside with a note, an unknown one never comes through. */
function soundValues(stored: Readonly<Record<string, unknown>>): Draft['values'] {
  return Object.fromEntries(
    NAMES.filter((name) => Object.hasOwn(stored, name)).flatMap((name) => {
      const { success, output } = v.safeParse(FIELDS[name], stored[name]);
      if (!success) console.warn(`Draft: "${name}" does not fit and is left out.`);
      return success ? [[name, output]] : [];
    }),
  );
}

/**
 * Parses a stored draft.
 *
 * @param now milliseconds since 1970
 * @returns null when it is damaged or expired
 */
export function parseDraft(json: string, now: number): Draft | null {
  const { success, output } = v.safeParse(draftSchema, parsed(json));
  // A clock that was set back does not make a draft younger.
  if (!success || Math.abs(now - output.savedAt) >= DRAFT_LIFE_MS) return null;
  return { ...output, values: soundValues(output.values) };
}
