import { createApi, QueryStatus } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import * as v from 'valibot';
import { KEY_HEADER, KEY_SUPPORTED } from '../contract/idempotency';
import { type Offer, offerSchema } from '../contract/offer';
import { answer, listOf } from './answer';
import { baseQuery } from './baseQuery';
import { selectPromoLink, type WithVisit } from './visitSlice';

/**
 * - `promoUnknown`: the backend does not know the promo link, so the list contains all offers
 * - `knowsKeys`: the backend stores an application once, however often it is sent with the same `Idempotency-Key`
 */
export interface Catalogue {
  offers: Offer[];
  promoUnknown: boolean;
  knowsKeys: boolean;
}

/** In seconds. */
export const HOUR = 3600;

/**
 * The RTK Query API. This file contains the catalogue; later screens inject their own endpoints, which are part of
 * their chunks. Responses are validated by schemas (docs/specification.md, section 7).
 */
export const recruitmentApi = createApi({
  reducerPath: 'recruitmentApi',
  baseQuery,
  catchSchemaFailure: (error, { endpoint }) => {
    console.warn(`${endpoint}: the answer does not fit (${error.schemaName})`);
    return { status: 'CUSTOM_ERROR' as const, error: 'malformed answer' };
  },
  tagTypes: ['catalogue', 'questions', 'consents', 'dictionaries'],
  endpoints: (build) => ({
    offers: build.query<Catalogue, string | null>({
      queryFn: async (promoLink, _api, _options, call) => {
        const withPromo =
          promoLink === null ? null : await call(`dks/${encodeURIComponent(promoLink)}`);
        const promoUnknown = withPromo?.error?.status === 404;
        const answer = withPromo === null || promoUnknown ? await call('dks') : withPromo;
        const meta = answer.meta && { meta: answer.meta };
        if (answer.error) return { error: answer.error, ...meta };
        const knowsKeys = answer.meta?.response?.headers.get(KEY_HEADER) === KEY_SUPPORTED;
        return { data: { offers: answer.data as Offer[], promoUnknown, knowsKeys }, ...meta };
      },
      responseSchema: answer(
        v.pipe(
          v.object({
            offers: listOf(offerSchema, 'GET dks'),
            promoUnknown: v.boolean(),
            knowsKeys: v.boolean(),
          }),
          // Frozen here, so that Immer does not freeze every part of it.
          v.transform((catalogue) => Object.freeze(catalogue)),
        ),
      ),
      keepUnusedDataFor: HOUR,
      providesTags: ['catalogue'],
    }),
  }),
});

/** Returns the catalogue of this visit. */
export function useCatalogueQuery() {
  return recruitmentApi.useOffersQuery(useSelector(selectPromoLink));
}

/** The age in seconds from which on studies may have closed or filled up. */
const FRESH = 300;

/** Fetches the catalogue again, in the background, if it is older when the component is mounted. */
export function useFreshCatalogue(): void {
  recruitmentApi.useOffersQuery(useSelector(selectPromoLink), {
    refetchOnMountOrArgChange: FRESH,
    selectFromResult: () => ({}),
  });
}

/** Returns the catalogue of this visit; undefined until it is loaded. */
export function selectCatalogue(state: WithApi & WithVisit): Catalogue | undefined {
  return recruitmentApi.endpoints.offers.select(selectPromoLink(state))(state).data;
}

/** Returns whether the backend that sent the catalogue stores a repeated application once; false while that is unknown. */
export function useKnowsKeys(): boolean {
  return useSelector((state: WithApi & WithVisit) => selectCatalogue(state)?.knowsKeys ?? false);
}

/** The `fixedCacheKey` of the submission: all its readers share one state. */
export const SUBMISSION = 'application';

/** The part of the store with the calls. */
export interface WithApi {
  [recruitmentApi.reducerPath]: ReturnType<typeof recruitmentApi.reducer>;
}

/** Returns whether the application is stored, until its result is forgotten. */
export function isStored({ recruitmentApi }: WithApi): boolean {
  return recruitmentApi.mutations[SUBMISSION]?.status === QueryStatus.fulfilled;
}

/** Returns whether an application is being sent: navigation is disabled meanwhile. */
export function useIsSending(): boolean {
  return useSelector(
    ({ recruitmentApi }: WithApi) =>
      recruitmentApi.mutations[SUBMISSION]?.status === QueryStatus.pending,
  );
}
