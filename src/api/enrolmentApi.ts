import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import type { Application } from '../contract/application';
import { consentSchema, type Consent } from '../contract/consent';
import {
  dictionaryEntrySchema,
  phonePrefixSchema,
  type DictionaryEntry,
  type PhonePrefix,
} from '../contract/dictionary';
import type { Key } from '../contract/key';
import { postcodePlaceSchema, type PostcodePlace } from '../contract/postcode';
import { formDefinitionSchema, type FormDefinition } from '../contract/question';
import { OFFER_UNAVAILABLE } from '../contract/refusal';
import { tolerantList } from '../contract/tolerantList';
import { answer, reportDropped, reportSubmission } from './answer';
import { requestCode, settingsOf } from './baseQuery';
import { isOwnOrigin, isPostBlocked } from './blockedPost';
import { botSignalHeaders, type BotSignals } from './botSignals';
import { HOUR, recruitmentApi } from './recruitmentApi';
import { submissionOutcome, type SubmissionOutcome } from './submissionOutcome';
import { submitWithRetries } from './submitWithRetries';

/** How long prefetched data stays in the cache until the form opens, in seconds. */
const UNTIL_THE_FORM = 300;

/** The HTTP status of a failed call, even when its body is not JSON; null without a response. */
function statusOf(error: FetchBaseQueryError): number | null {
  const status = error.status === 'PARSING_ERROR' ? error.originalStatus : error.status;
  return typeof status === 'number' ? status : null;
}

/** The argument of `submitApplication`. A retry keeps its key, so that the application is stored once. */
interface SubmissionRequest {
  application: Application;
  idempotencyKey: string;
  signals: BotSignals;
  /** The campaign that led to it, as a query. */
  attribution: string | undefined;
}

/** The calls of the form. */
export const enrolmentApi = recruitmentApi.injectEndpoints({
  endpoints: (build) => ({
    postcode: build.query<PostcodePlace[], string>({
      query: (postcode) => ({
        url: `kody-pocztowe/${encodeURIComponent(postcode)}`,
        validateStatus: ({ ok, status }) => ok || status === 404,
        responseHandler: (response) =>
          response.status === 404 ? Promise.resolve([]) : response.json(),
      }),
      responseSchema: answer(tolerantList(postcodePlaceSchema, reportDropped('GET kody-pocztowe'))),
    }),
    formDefinitions: build.query<FormDefinition[], Key>({
      query: (id) => `definicje-formularzy/kierunek-specjalnosc/${encodeURIComponent(id)}`,
      responseSchema: answer(
        tolerantList(formDefinitionSchema, reportDropped('GET definicje-formularzy')),
      ),
      keepUnusedDataFor: UNTIL_THE_FORM,
    }),
    consents: build.query<Consent[], { id: Key; lang: string }>({
      query: ({ id, lang }) => ({
        url: `warunki-rekrutacyjne/rekrutacja/${encodeURIComponent(id)}`,
        params: { lang },
      }),
      responseSchema: answer(
        tolerantList(consentSchema, reportDropped('GET warunki-rekrutacyjne')),
      ),
      keepUnusedDataFor: UNTIL_THE_FORM,
    }),
    countries: build.query<DictionaryEntry[], string>({
      query: (lang) => ({ url: 'slowniki/kraj', params: { lang } }),
      responseSchema: answer(
        tolerantList(dictionaryEntrySchema, reportDropped('GET slowniki/kraj')),
      ),
      keepUnusedDataFor: HOUR,
    }),
    citizenships: build.query<DictionaryEntry[], string>({
      query: (lang) => ({ url: 'slowniki/obywatelstwo', params: { lang } }),
      responseSchema: answer(
        tolerantList(dictionaryEntrySchema, reportDropped('GET slowniki/obywatelstwo')),
      ),
      keepUnusedDataFor: HOUR,
    }),
    phonePrefixes: build.query<PhonePrefix[], string>({
      query: (lang) => ({ url: 'slowniki/numer-kierunkowy', params: { lang } }),
      responseSchema: answer(
        tolerantList(phonePrefixSchema, reportDropped('GET slowniki/numer-kierunkowy')),
      ),
      keepUnusedDataFor: HOUR,
    }),
    submitApplication: build.mutation<SubmissionOutcome, SubmissionRequest>({
      queryFn: async (request, { extra }, _options, call) => {
        const { application, idempotencyKey, signals, attribution } = request;
        const { apiBase } = settingsOf(extra);
        const ownHeaders = {
          'Idempotency-Key': idempotencyKey,
          'X-Attribution': attribution,
        };
        const isBlocked = async ({ status }: FetchBaseQueryError) =>
          status === 'FETCH_ERROR' &&
          !isOwnOrigin(apiBase) &&
          isPostBlocked(
            async (headers) => {
              // A GET of it is mostly a 404, which the browser lets a page read, or not, as it does an answer to a POST.
              const { error } = await call({ url: 'kandydaci', headers, cache: 'no-store' });
              if (error?.status === 'FETCH_ERROR') return 'failed';
              return error?.status === 'TIMEOUT_ERROR' ? 'late' : 'answered';
            },
            { 'Content-Type': 'application/json', ...ownHeaders },
          );
        const post = async (): Promise<SubmissionOutcome> => {
          const { data, error, meta } = await call({
            url: 'kandydaci',
            method: 'POST',
            body: application,
            headers: {
              ...ownHeaders,
              ...botSignalHeaders(signals, apiBase),
            },
            // A proxy that redirects to a login or maintenance page answers 200 without storing anything.
            redirect: 'error',
            validateStatus: ({ status }) => status === 200,
            // Nothing in the body of a 200 can turn success into failure.
            responseHandler: (response) =>
              response.ok ? response.json().catch(() => null) : response.json(),
          });
          if (!error) return submissionOutcome(200, data);
          const status = statusOf(error);
          const outcome = (await isBlocked(error))
            ? ({ kind: 'blocked' } as const)
            : submissionOutcome(status, error.data);
          reportSubmission(status, outcome.kind === 'refused' ? outcome.code : outcome.kind);
          return { ...outcome, ...requestCode(meta) };
        };
        return { data: await submitWithRetries(post) };
      },
      // The displayed catalogue is stale.
      invalidatesTags: (outcome) =>
        outcome?.kind === 'refused' && outcome.code === OFFER_UNAVAILABLE ? ['catalogue'] : [],
    }),
  }),
});

export const {
  useLazyPostcodeQuery,
  useFormDefinitionsQuery,
  useConsentsQuery,
  useCountriesQuery,
  useCitizenshipsQuery,
  usePhonePrefixesQuery,
  useSubmitApplicationMutation,
} = enrolmentApi;
