import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import * as v from 'valibot';
import { refusalSchema, TOO_MANY_CORRECTIONS } from '../contract/refusal';
import { nextAttempt } from './baseQuery';

/**
 * The reason why a call of the page "My application" had no result (docs/contract.md, "My application").
 *
 * - `unknown`: no application has this number and this day of birth
 * - `limit`: too many attempts; `until`: when the next one is possible, an ISO instant in UTC, null where the backend
 *   does not say
 * - `full`: too many corrections wait already, and the office has to answer one first
 * - `refused`: what was typed is invalid; `errors`: the fields and the keys of their messages
 * - `failed`: no answer, or none of the contract
 */
export type ApplicationFault =
  | { kind: 'unknown' }
  | { kind: 'limit'; until: string | null }
  | { kind: 'full' }
  | { kind: 'refused'; errors: readonly { pole: string; klucz: string }[] }
  | { kind: 'failed' };

const UNKNOWN = 'NIE_ZNALEZIONO';

/** The fault in a response without success. */
export function readFault(
  { status, data }: FetchBaseQueryError,
  meta: FetchBaseQueryMeta | undefined,
): ApplicationFault {
  if (status === 429) return { kind: 'limit', until: nextAttempt(meta) };
  const refusal = v.safeParse(refusalSchema, data);
  if (!refusal.success) return { kind: 'failed' };
  if (status === 404 && refusal.output.kod === UNKNOWN) return { kind: 'unknown' };
  if (refusal.output.kod === TOO_MANY_CORRECTIONS) return { kind: 'full' };
  return status === 400 ? { kind: 'refused', errors: refusal.output.bledy } : { kind: 'failed' };
}

/** The fault that a mutation threw; an answer that does not fit the contract has none. */
export function faultOf(error: unknown): ApplicationFault {
  const isFault = typeof error === 'object' && error !== null && 'kind' in error;
  return isFault ? (error as ApplicationFault) : { kind: 'failed' };
}
