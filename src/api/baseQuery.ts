import {
  fetchBaseQuery,
  retry,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react';
import { fetchOrEarly } from './earlyCall';
import { rememberCall } from './recentCalls';

/** The store's `extraArgument` for the calls. */
export interface ApiSettings {
  /** A path or URL that ends with a slash. */
  apiBase: string;
}

/**
 * The settings from the store's `extraArgument`.
 *
 * @throws Error when the store was created without them
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

/** The base query of all calls. A GET is sent up to three times, a POST once (docs/faults.md, "Retries"). */
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
