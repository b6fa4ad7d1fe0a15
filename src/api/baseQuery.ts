import {
  fetchBaseQuery,
  retry,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react';
import { fetchOrEarly } from './earlyCall';
import { rememberCall } from './recentCalls';

/** What the store hands to the calls: where the backend is. */
export interface ApiSettings {
  /** A path or an address that ends with a slash. */
  apiBase: string;
}

/**
 * What the store handed to a call.
 *
 * @throws Error when the store was made without it
 */
export function settingsOf(extra: unknown): ApiSettings {
  if (
    typeof extra === 'object' &&
    extra !== null &&
    'apiBase' in extra &&
    typeof extra.apiBase === 'string'
  ) {
    return { apiBase: extra.apiBase };
  }
  throw new Error('The store was made without the address of the backend.');
}

type Query = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError>;

/** After this long, in milliseconds, a GET without an answer has failed; a POST waits, for it may be saved yet. */
const PATIENCE = 15_000;

function isGet(args: string | FetchArgs): boolean {
  return typeof args === 'string' || (args.method ?? 'GET') === 'GET';
}

const query: Query = async (args, api, extraOptions) => {
  const start = performance.now();
  const ask = fetchBaseQuery({
    baseUrl: settingsOf(api.extra).apiBase,
    fetchFn: fetchOrEarly,
    ...(isGet(args) && { timeout: PATIENCE }),
  });
  const result = await ask(args, api, extraOptions);
  const { method = 'GET', url } = typeof args === 'string' ? { url: args } : args;
  rememberCall(method, url, {
    status: result.error?.status ?? result.meta?.response?.status ?? null,
    ms: Math.round(performance.now() - start),
  });
  return result;
};

const RETRIES = 2;

/** Network faults and 5xx may pass; everything else is an answer. */
function mayPass(error: FetchBaseQueryError): boolean {
  return (
    error.status === 'FETCH_ERROR' || (typeof error.status === 'number' && error.status >= 500)
  );
}

/** Calls of the backend; a GET is tried three times, a POST once (faults, last paragraph). */
export const baseQuery = retry(query, {
  retryCondition: (error, args: string | FetchArgs, { attempt }) =>
    isGet(args) && attempt <= RETRIES && mayPass(error as FetchBaseQueryError),
  backoff: (attempt, _maxRetries, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, 250 * 2 ** attempt);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(new Error('aborted'));
      });
    }),
});
