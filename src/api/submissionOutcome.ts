import * as v from 'valibot';
import { ALREADY_REGISTERED, refusalSchema } from '../contract/refusal';

/** The result of a submission, as the screens distinguish it. */
export type SubmissionOutcome =
  | { kind: 'accepted' }
  | { kind: 'alreadyRegistered' }
  | { kind: 'refused'; code: string; errors: readonly { pole: string; klucz: string }[] }
  /** `maybeSaved`: it may be, and only the answer was lost. */
  | { kind: 'unconfirmed'; maybeSaved: boolean };

/**
 * Interprets the response to `POST kandydaci` (docs/contract.md, "Answers"; docs/decisions.md, "Errors the candidate
 * meets").
 *
 * @param status HTTP status of the POST itself, or null for no response or a redirect
 * @param body the parsed body; only read for a 400
 */
export function submissionOutcome(status: number | null, body: unknown): SubmissionOutcome {
  if (status === 200) return { kind: 'accepted' };
  if (status !== 400) {
    const isRefusal = status !== null && status >= 400 && status < 500;
    return { kind: 'unconfirmed', maybeSaved: !isRefusal };
  }
  const refusal = v.safeParse(refusalSchema, body);
  if (!refusal.success) return { kind: 'unconfirmed', maybeSaved: false };
  if (refusal.output.kod === ALREADY_REGISTERED) return { kind: 'alreadyRegistered' };
  return { kind: 'refused', code: refusal.output.kod, errors: refusal.output.bledy };
}
