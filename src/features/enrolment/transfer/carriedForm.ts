import * as v from 'valibot';
import type { EnrolmentValues } from '../../../domain/enrolmentValues';
import {
  CARRIED_FIELDS,
  changedValues,
  parsed,
  validValues,
  type CarriedValues,
} from '../draft/draft';

/**
 * The form as its file contains it.
 *
 * - `offer`: the `offerKey` of its programme, null when unknown
 * - `values`: those that differ from an untouched form
 */
export interface CarriedForm {
  offer: string | null;
  values: Partial<CarriedValues>;
}

const carriedSchema = v.object({
  offer: v.nullable(v.string()),
  values: v.record(v.string(), v.unknown()),
});

/** The text to encrypt. */
export function writeCarried(
  values: EnrolmentValues,
  untouched: EnrolmentValues,
  offer: CarriedForm['offer'],
): string {
  const carried: CarriedForm = { offer, values: changedValues(CARRIED_FIELDS, values, untouched) };
  return JSON.stringify(carried);
}

/** Reads a decrypted text, and validates its values as those of a draft; null when it is something else. */
export function readCarried(text: string): CarriedForm | null {
  const { success, output } = v.safeParse(carriedSchema, parsed(text));
  if (!success) return null;
  return { offer: output.offer, values: validValues(CARRIED_FIELDS, output.values) };
}

/** What was opened, for the notice above the form. */
export interface OpenedForm {
  /** The file was made for another programme. */
  otherStudies: boolean;
  /** The student card of the other programme is left out. */
  cardLeftOut: boolean;
  /** All answers of the file. */
  answers: EnrolmentValues['odpowiedzi'];
}

/** The values of a file for a programme: a student card is ordered for one programme only. */
export function fitTo(
  { offer: madeFor, values }: CarriedForm,
  offer: CarriedForm['offer'],
): { values: CarriedForm['values']; opened: OpenedForm } {
  const otherStudies = madeFor !== offer;
  const { wydanieEls, ...others } = values;
  const cardLeftOut = otherStudies && wydanieEls === true;
  return {
    values: cardLeftOut ? others : values,
    opened: { otherStudies, cardLeftOut, answers: values.odpowiedzi ?? {} },
  };
}
