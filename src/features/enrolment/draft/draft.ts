import * as v from 'valibot';
import { DOCUMENT_TYPES, SEXES } from '../../../contract/application';
import type { AddressValues, EnrolmentValues } from '../../../domain/enrolmentValues';
import { sameJson } from '../../../domain/sameJson';

/** A draft goes this long after the last change (decisions, "Kept state and personal data"), in milliseconds. */
export const DRAFT_LIFE_MS = 60 * 60 * 1000;

/**
 * What is never kept: the numbers that identify a person, and the consents, which are given by whoever sends the
 * application, looking at the text that is sent.
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

/** Every field of the form but those never kept: the compiler asks about a new one. */
const FIELDS: SchemaOf<KeptValues> = {
  obcokrajowiec: yesOrNo,
  maPesel: v.nullable(yesOrNo),
  wydanieEls: yesOrNo,
  imie: text,
  imie2: text,
  nazwisko: text,
  obcokrajowiecRodzajDowodu: v.picklist(['', ...DOCUMENT_TYPES]),
  // As typed by those without a PESEL: the date that a PESEL tells is not among the values.
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
 * The form as it is kept over a reload.
 *
 * - `savedAt`: of the last change, milliseconds since 1970
 * - `offer`: the `offerKey` of the programme it is filled in for, null when that is not known
 * - `values`: those that differ from an untouched form
 */
export interface Draft {
  savedAt: number;
  offer: string | null;
  values: Partial<KeptValues>;
}

/** What of the form is kept: what differs from the untouched form, and none of what is never kept. */
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
 * Reads a kept draft.
 *
 * @param now milliseconds since 1970
 * @returns null when it is damaged, or too old
 */
export function parseDraft(json: string, now: number): Draft | null {
  const { success, output } = v.safeParse(draftSchema, parsed(json));
  // A clock that was turned back makes no draft younger.
  if (!success || Math.abs(now - output.savedAt) >= DRAFT_LIFE_MS) return null;
  return { ...output, values: soundValues(output.values) };
}
