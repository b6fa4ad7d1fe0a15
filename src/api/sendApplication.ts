import type {
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import type { Application } from '../contract/application';
import { ATTRIBUTION_HEADER } from '../contract/attribution';
import { KEY_HEADER } from '../contract/idempotency';
import { nextAttempt, requestCode, statusOf } from './baseQuery';
import {
  type StoredApplication,
  submissionError,
  type SubmissionOutcome,
  submissionOutcome,
} from './submissionOutcome';
import { submitWithRetries } from './submitWithRetries';

/** The argument of `submitApplication`. A retry keeps its key, so that the application is stored once. */
export interface SubmissionRequest {
  application: Application;
  idempotencyKey: string;
  /** Signals of automated submissions. They flag an application and never refuse it (docs/adr/0010). */
  signals: {
    /** Seconds since the page was opened. */
    seconds: number;
    /** The hidden field was filled in. */
    honeypotFilled: boolean;
  };
  /** True when an earlier application for these studies had no response. */
  sentBefore: boolean;
  /** True when the backend knows the key, so that the application may be sent again without an answer. */
  mayRepeat: boolean;
  /** The campaign that led to it, as a query. */
  attribution: string | undefined;
}

type Call = (
  args: FetchArgs,
) => ReturnType<BaseQueryFn<FetchArgs, unknown, FetchBaseQueryError, object, FetchBaseQueryMeta>>;

/** The HTTP status of a failed POST; null without a response, and where a login page answered in the backend's place. */
function httpStatus(error: FetchBaseQueryError): number | null {
  const status = statusOf(error);
  return typeof status === 'number' ? status : null;
}

/** Sends an application, and logs status and code of an attempt that is not accepted, never the application. */
export async function sendApplication(
  request: SubmissionRequest,
  apiBase: string,
  call: Call,
): Promise<
  { meta?: FetchBaseQueryMeta } & ({ data: StoredApplication } | { error: FetchBaseQueryError })
> {
  const { application, idempotencyKey, mayRepeat, signals, attribution } = request;
  const { origin } = window.location;
  // Another origin than that of the page has to allow each header, or the browser keeps the request back.
  const isOwn = new URL(apiBase, origin).origin === origin;
  const headers = {
    ...((isOwn || mayRepeat) && { [KEY_HEADER]: idempotencyKey }),
    [ATTRIBUTION_HEADER]: attribution,
    ...(isOwn && { 'X-Form-Seconds': String(Math.round(signals.seconds)) }),
    ...(isOwn && signals.honeypotFilled && { 'X-Form-Trap': '1' }),
  };
  const answered: { meta?: FetchBaseQueryMeta } = {};

  const post = async (): Promise<SubmissionOutcome> => {
    // Some machines say that they are offline and are not. One that loses its connection later may have sent it.
    const wasOnline = navigator.onLine;
    const { data, error, meta } = await call({
      url: 'kandydaci',
      method: 'POST',
      body: application,
      headers,
      // A proxy that redirects to a login or maintenance page answers 200 without storing anything.
      redirect: 'error',
      validateStatus: ({ status }) => status === 200,
    });
    if (meta) answered.meta = meta;
    if (!error) return submissionOutcome(200, data, null);
    const isOffline = error.status === 'FETCH_ERROR' && !wasOnline;
    const outcome: SubmissionOutcome = isOffline
      ? { kind: 'offline' }
      : submissionOutcome(httpStatus(error), error.data, nextAttempt(meta));
    const code = outcome.kind === 'refused' ? outcome.code : outcome.kind;
    console.warn(`POST kandydaci: status ${String(httpStatus(error))}, kod ${code}`);
    return { ...outcome, ...requestCode(meta) };
  };
  const outcome = await submitWithRetries(post, mayRepeat);
  if (outcome.kind === 'accepted') {
    return { data: { idempotencyKey, stored: outcome.stored }, ...answered };
  }
  const sentBefore = request.sentBefore || outcome.sentBefore === true;
  return { error: submissionError({ ...outcome, ...(sentBefore && { sentBefore }) }), ...answered };
}
