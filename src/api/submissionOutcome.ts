import * as v from 'valibot';
import { receiptSchema, type Receipt } from '../contract/receipt';
import { ALREADY_REGISTERED, refusalSchema } from '../contract/refusal';

/** The result of a submission, as the screens distinguish it. */
export type SubmissionOutcome =
  /** `receipt`: null from a backend that signs none. */
  { kind: 'accepted'; receipt: Receipt | null } | FailedSubmission;

/**
 * - `requestCode`: the start of the id in the backend's log, if the backend sent one
 * - `sentBefore`: an earlier attempt had no response, so that its application may be stored
 */
export type FailedSubmission = { requestCode?: string; sentBefore?: boolean } & (
  | { kind: 'alreadyRegistered' }
  | { kind: 'refused'; code: string; errors: readonly { pole: string; klucz: string }[] }
  /** `maybeSaved`: it may be, and only the answer was lost. */
  | { kind: 'unconfirmed'; maybeSaved: boolean }
  /** The browser may not send it to this backend: most likely it is not stored, and a retry changes nothing. */
  | { kind: 'blocked' }
);

const acceptedSchema = v.object({ potwierdzenie: receiptSchema });

/**
 * Interprets the response to `POST kandydaci` (docs/contract.md, "Answers"; docs/decisions.md, "Errors the candidate
 * meets").
 *
 * @param status HTTP status of the POST itself, or null for no response or a redirect
 * @param body the parsed body; nothing in that of a 200 turns success into failure
 */
export function submissionOutcome(status: number | null, body: unknown): SubmissionOutcome {
  if (status === 200) {
    const accepted = v.safeParse(acceptedSchema, body);
    return { kind: 'accepted', receipt: accepted.success ? accepted.output.potwierdzenie : null };
  }
  if (status !== 400) {
    const isRefusal = status !== null && status >= 400 && status < 500;
    return { kind: 'unconfirmed', maybeSaved: !isRefusal };
  }
  const refusal = v.safeParse(refusalSchema, body);
  if (!refusal.success) return { kind: 'unconfirmed', maybeSaved: false };
  if (refusal.output.kod === ALREADY_REGISTERED) return { kind: 'alreadyRegistered' };
  return { kind: 'refused', code: refusal.output.kod, errors: refusal.output.bledy };
}
