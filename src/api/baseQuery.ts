import {
  type BaseQueryFn,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  retry,
} from '@reduxjs/toolkit/query/react';
import * as v from 'valibot';
import { fetchOrPrefetched } from './prefetch';
import { rememberCall } from './recentCalls';

/** The store's `extraArgument` for the calls. */
export interface ApiSettings {
  /** A path or URL that ends with a slash. */
  apiBase: string;
}

/** The settings of every store of the site. */
export function settingsOf(extra: unknown): ApiSettings {
  return extra as ApiSettings;
}

type Query = BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  object,
  FetchBaseQueryMeta
>;

/** Timeout of a GET in milliseconds. A POST has none, because its application may still be stored. */
const GET_TIMEOUT = 15_000;

function isGet(args: string | FetchArgs): boolean {
  return typeof args === 'string' || (args.method ?? 'GET') === 'GET';
}

/**
 * The start of the id that the backend logs a call with, for the phone (docs/contract.md, "The request id").
 *
 * @returns nothing without a response, or from a backend that sends no well-formed id
 */
export function requestCode(meta: FetchBaseQueryMeta | undefined): { requestCode?: string } {
  const id = meta?.response?.headers.get('X-Request-Id') ?? '';
  return /^[\w-]{8,64}$/.test(id) ? { requestCode: id.slice(0, 8) } : {};
}

const MINUTE = 60_000;

/**
 * When the backend accepts the next request, by its `Retry-After` in seconds. It is a full minute, as it is shown.
 *
 * @returns an ISO instant in UTC; null where the backend does not say
 */
export function nextAttempt(meta: FetchBaseQueryMeta | undefined): string | null {
  const seconds = Number.parseInt(meta?.response?.headers.get('Retry-After') ?? '', 10);
  if (Number.isNaN(seconds)) return null;
  const minutes = Math.ceil((Date.now() + seconds * 1000) / MINUTE);
  return new Date(minutes * MINUTE).toISOString();
}

const codeSchema = v.object({ kod: v.pipe(v.string(), v.regex(/^[A-Z_]{1,64}$/)) });

/** The `kod` of a refusal (docs/contract.md, "What the answer means"); nothing without one. */
function refusalCode(data: unknown): { kod?: string } {
  const { success, output } = v.safeParse(codeSchema, data);
  return success ? output : {};
}

/** The status of a failed call: of an error page of a proxy, which is not JSON, too. A 200 that is not JSON has none. */
export function statusOf(error: FetchBaseQueryError): FetchBaseQueryError['status'] {
  return error.status === 'PARSING_ERROR' && error.originalStatus !== 200
    ? error.originalStatus
    : error.status;
}

const query: Query = async (args, api, extraOptions) => {
  const start = performance.now();
  const send = fetchBaseQuery({
    baseUrl: settingsOf(api.extra).apiBase,
    fetchFn: fetchOrPrefetched,
    ...(isGet(args) && { timeout: GET_TIMEOUT }),
  });
  const result = await send(args, api, extraOptions);
  const { method = 'GET', url } = typeof args === 'string' ? { url: args } : args;
  rememberCall(method, url, {
    status: result.error ? statusOf(result.error) : (result.meta?.response?.status ?? null),
    ...refusalCode(result.error?.data),
    ms: Math.round(performance.now() - start),
    ...requestCode(result.meta),
  });
  return result;
};

const RETRIES = 2;

/** Network errors and 5xx may be temporary; any other status is final. */
function isTemporary(error: FetchBaseQueryError): boolean {
  const status = statusOf(error);
  return status === 'FETCH_ERROR' || (typeof status === 'number' && status >= 500);
}

/** The base query of all calls. A GET is sent up to three times, a POST once (docs/faults.md). */
export const baseQuery = retry(query, {
  retryCondition: (error, args: string | FetchArgs, { attempt }) =>
    isGet(args) && attempt <= RETRIES && isTemporary(error as FetchBaseQueryError),
});
