import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { type Stored, storedSchema } from '../contract/application';
import { ALREADY_REGISTERED, refusalSchema } from '../contract/refusal';

/** An application that the backend has stored; `stored`: null from a backend that returns no number. */
export interface StoredApplication {
  idempotencyKey: string;
  stored: Stored | null;
}

/** The result of a submission, as the screens distinguish it. */
export type SubmissionOutcome =
  { kind: 'accepted'; stored: StoredApplication['stored'] } | FailedSubmission;

/**
 * - `requestCode`: the start of the id in the backend's log, if the backend sent one
 * - `sentBefore`: an earlier attempt or application for these studies had no response, so that it may be stored
 */
export type FailedSubmission = { requestCode?: string; sentBefore?: boolean } & (
  | { kind: 'alreadyRegistered' }
  | { kind: 'refused'; code: string; errors: readonly { pole: string; klucz: string }[] }
  /** The application may be stored, and only the response was lost. */
  | { kind: 'unconfirmed' }
  /** Too many requests, so that nothing was stored; `until`: when the next one is possible, an ISO instant in UTC. */
  | { kind: 'limit'; until: string | null }
  /** The browser had no connection when it was to be sent. */
  | { kind: 'offline' }
  /** A 4xx that no backend of the contract sends: a firewall or a proxy answered, and a retry changes nothing. */
  | { kind: 'intercepted'; status: number }
);

const TIMEOUT = 408;
const LIMITS: readonly number[] = [425, 429];

/**
 * Interprets the response to `POST kandydaci` (docs/contract.md, "Answers"; docs/faults.md, "What the candidate reads").
 *
 * @param status HTTP status of the POST itself; null for no response, a redirect, or a 200 whose body is not JSON
 * @param body the parsed body; null without one
 * @param until when the backend accepts the next request, an ISO instant in UTC; null where it does not say
 */
export function submissionOutcome(
  status: number | null,
  body: unknown,
  until: string | null,
): SubmissionOutcome {
  if (status === 200) {
    const stored = v.safeParse(storedSchema, body);
    return { kind: 'accepted', stored: stored.success ? stored.output : null };
  }
  if (status === null || status < 400 || status >= 500 || status === TIMEOUT) {
    return { kind: 'unconfirmed' };
  }
  if (LIMITS.includes(status)) return { kind: 'limit', until };
  const refusal = v.safeParse(refusalSchema, body);
  if (!refusal.success) return { kind: 'intercepted', status };
  if (status === 400 && refusal.output.kod === ALREADY_REGISTERED) {
    return { kind: 'alreadyRegistered' };
  }
  return { kind: 'refused', code: refusal.output.kod, errors: refusal.output.bledy };
}

/** The error of the mutation for a submission that failed. */
export function submissionError(failed: FailedSubmission): FetchBaseQueryError {
  return { status: 'CUSTOM_ERROR', error: failed.kind, data: failed };
}

/** The error of the mutation: of a submission that failed, or of one that threw. */
export type SubmissionFault = FetchBaseQueryError | SerializedError;

/** The failed submission in an error of the mutation; null without an error. */
export function failedSubmission(error: SubmissionFault): FailedSubmission;
export function failedSubmission(error: SubmissionFault | undefined): FailedSubmission | null;
export function failedSubmission(error: SubmissionFault | undefined): FailedSubmission | null {
  if (error === undefined) return null;
  return 'data' in error ? (error.data as FailedSubmission) : { kind: 'unconfirmed' };
}
