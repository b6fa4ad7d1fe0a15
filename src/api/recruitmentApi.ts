import { createApi } from '@reduxjs/toolkit/query/react';
import * as v from 'valibot';
import { offerSchema, type Offer } from '../contract/offer';
import { tolerantList } from '../contract/tolerantList';
import { answer, reportDropped } from './answer';
import { baseQuery } from './baseQuery';

/** `promoUnknown`: the backend does not know the promo link, so the list contains all offers. */
export interface Catalogue {
  offers: Offer[];
  promoUnknown: boolean;
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
  tagTypes: ['catalogue'],
  endpoints: (build) => ({
    offers: build.query<Catalogue, string | null>({
      queryFn: async (promoLink, _api, _options, call) => {
        const withPromo =
          promoLink === null ? null : await call(`dks/${encodeURIComponent(promoLink)}`);
        const promoUnknown = withPromo?.error?.status === 404;
        const answer = withPromo === null || promoUnknown ? await call('dks') : withPromo;
        if (answer.error) return { error: answer.error };
        return { data: { offers: answer.data as Offer[], promoUnknown } };
      },
      responseSchema: answer(
        v.pipe(
          v.object({
            offers: tolerantList(offerSchema, reportDropped('GET dks')),
            promoUnknown: v.boolean(),
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

export const { useOffersQuery } = recruitmentApi;
