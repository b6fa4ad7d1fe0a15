import * as v from 'valibot';
import type { EnrolmentValues } from '../../../domain/enrolmentValues';
import { EXPORTED_FIELDS, type ExportedValues, validValues, valuesOf } from './draft';

/** The form as its file contains it; `offer` and `values` are as in a `Draft`. */
export interface ExportedForm {
  offer: string | null;
  values: Partial<ExportedValues>;
}

const exportedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ offer: v.nullable(v.string()), values: v.record(v.string(), v.unknown()) }),
);

/** Serialises the typed values for encryption. */
export function serialiseForm(
  typed: Partial<EnrolmentValues>,
  offer: ExportedForm['offer'],
): string {
  const exported: ExportedForm = { offer, values: valuesOf(EXPORTED_FIELDS, typed) };
  return JSON.stringify(exported);
}

/** Parses a decrypted text and validates its values like those of a draft; null when it is not an exported form. */
export function parseExportedForm(text: string): ExportedForm | null {
  const { success, output } = v.safeParse(exportedSchema, text);
  if (!success) return null;
  return { offer: output.offer, values: validValues(EXPORTED_FIELDS, output.values) };
}

/** The source of the values in the form, for the notice above it. */
export interface OpenedForm {
  from: 'file' | 'application';
  otherStudies: boolean;
  /** The student card was ordered for the other programme, and is left out. */
  cardLeftOut: boolean;
}

/** The values of a file that apply to a programme, because a student card is ordered for one programme only. */
export function fitToOffer(
  { offer: exportedFor, values }: ExportedForm,
  offer: ExportedForm['offer'],
): { values: ExportedForm['values']; opened: OpenedForm } {
  const otherStudies = exportedFor !== offer;
  const { wydanieEls, ...others } = values;
  const cardLeftOut = otherStudies && wydanieEls === true;
  return {
    values: cardLeftOut ? others : values,
    opened: { from: 'file', otherStudies, cardLeftOut },
  };
}
