import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import type * as v from 'valibot';
import type { Application } from '../contract/application';
import { type Consent, consentSchema } from '../contract/consent';
import {
  type DictionaryEntry,
  dictionaryEntrySchema,
  type PhonePrefix,
  phonePrefixSchema,
} from '../contract/dictionary';
import { KEY_HEADER } from '../contract/idempotency';
import type { Key } from '../contract/offer';
import { type PostcodePlace, postcodePlaceSchema } from '../contract/postcode';
import { type FormDefinition, formDefinitionSchema } from '../contract/question';
import { NO_PLACES, OFFER_UNAVAILABLE } from '../contract/refusal';
import { answer, listOf, reportSubmission } from './answer';
import { requestCode, settingsOf } from './baseQuery';
import { isOwnOrigin, isPostBlocked } from './blockedPost';
import { HOUR, recruitmentApi, SUBMISSION } from './recruitmentApi';
import {
  type FailedSubmission,
  failedSubmission,
  type StoredApplication,
  submissionError,
  type SubmissionOutcome,
  submissionOutcome,
} from './submissionOutcome';
import { submitWithRetries } from './submitWithRetries';

/** The time that prefetched data stays in the cache until the form opens, in seconds. */
const UNTIL_THE_FORM = 300;

/**
 * The HTTP status of a failed POST; null without a response, and for a 200 that is not JSON: a login page or a firewall
 * answered in the backend's place.
 */
function statusOf(error: FetchBaseQueryError): number | null {
  const status = error.status === 'PARSING_ERROR' ? error.originalStatus : error.status;
  return typeof status === 'number' && status !== 200 ? status : null;
}

/** The argument of `submitApplication`. A retry keeps its key, so that the application is stored once. */
interface SubmissionRequest {
  application: Application;
  idempotencyKey: string;
  signals: BotSignals;
  /** True when an earlier application for these studies had no response. */
  sentBefore: boolean;
  /** True when the backend knows the key, so that the application may be sent again without an answer. */
  mayRepeat: boolean;
  /** The campaign that led to it, as a query. */
  attribution: string | undefined;
}

/** Returns whether a refusal concerns questions or consents, which may have changed since they were fetched. */
export function namesQuestionsOrConsents(failed: FailedSubmission): boolean {
  return (
    failed.kind === 'refused' &&
    failed.errors.some(({ pole }) => /^(odpowiedzi|zgody)\b/.test(pole))
  );
}

/** The dictionaries of the form, by the fields that take their values from them. */
const DICTIONARY_FIELDS =
  /^(obywatelstwo|krajPochodzenia|(adres|adresKontaktowy)\.kraj|numerKierunkowy|telefon)$/;

/** Returns whether a refusal says that the offer can no longer be applied for. */
export function isOfferGone(failed: FailedSubmission | null): boolean {
  return failed?.kind === 'refused' && [NO_PLACES, OFFER_UNAVAILABLE].includes(failed.code);
}

/** The responses of the form that a refusal proves stale. */
function staleAfter(failed: FailedSubmission | null) {
  if (failed?.kind !== 'refused') return [];
  const isOfDictionary = failed.errors.some(({ pole }) => DICTIONARY_FIELDS.test(pole));
  return [
    ...(namesQuestionsOrConsents(failed) ? (['questions', 'consents'] as const) : []),
    ...(isOfDictionary ? (['dictionaries'] as const) : []),
  ];
}

/** The call for a dictionary in a language. */
function dictionary<TSchema extends v.GenericSchema>(name: string, entry: TSchema) {
  const url = `slowniki/${name}`;
  return {
    query: (lang: string) => ({ url, params: { lang } }),
    responseSchema: answer(listOf(entry, `GET ${url}`)),
    keepUnusedDataFor: HOUR,
    providesTags: ['dictionaries' as const],
  };
}

/** Signals of automated submissions. They flag an application and never refuse it (docs/adr/0010). */
interface BotSignals {
  /** Seconds since the page was opened. */
  seconds: number;
  /** The hidden field was filled in. */
  honeypotFilled: boolean;
}

/**
 * The signals as headers, only for a backend on the page's origin: another origin would have to allow each header, and
 * refuse the request otherwise.
 */
function botSignalHeaders(
  { seconds, honeypotFilled }: BotSignals,
  apiBase: string,
): Record<string, string> {
  if (!isOwnOrigin(apiBase)) return {};
  return {
    'X-Form-Seconds': String(Math.round(seconds)),
    ...(honeypotFilled && { 'X-Form-Trap': '1' }),
  };
}

export const enrolmentApi = recruitmentApi.injectEndpoints({
  endpoints: (build) => ({
    postcode: build.query<PostcodePlace[], string>({
      query: (postcode) => ({
        url: `kody-pocztowe/${encodeURIComponent(postcode)}`,
        validateStatus: ({ ok, status }) => ok || status === 404,
        responseHandler: (response) =>
          response.status === 404 ? Promise.resolve([]) : response.json(),
      }),
      responseSchema: answer(listOf(postcodePlaceSchema, 'GET kody-pocztowe')),
    }),
    formDefinitions: build.query<FormDefinition[], Key>({
      query: (id) => `definicje-formularzy/kierunek-specjalnosc/${encodeURIComponent(id)}`,
      responseSchema: answer(listOf(formDefinitionSchema, 'GET definicje-formularzy')),
      keepUnusedDataFor: UNTIL_THE_FORM,
      providesTags: ['questions'],
    }),
    consents: build.query<Consent[], { id: Key; lang: string }>({
      query: ({ id, lang }) => ({
        url: `warunki-rekrutacyjne/rekrutacja/${encodeURIComponent(id)}`,
        params: { lang },
      }),
      responseSchema: answer(
        // A consent must not be left out, because nobody would have given it.
        listOf(consentSchema, 'GET warunki-rekrutacyjne', { complete: true }),
      ),
      keepUnusedDataFor: UNTIL_THE_FORM,
      providesTags: ['consents'],
    }),
    countries: build.query<DictionaryEntry[], string>(dictionary('kraj', dictionaryEntrySchema)),
    citizenships: build.query<DictionaryEntry[], string>(
      dictionary('obywatelstwo', dictionaryEntrySchema),
    ),
    phonePrefixes: build.query<PhonePrefix[], string>(
      dictionary('numer-kierunkowy', phonePrefixSchema),
    ),
    submitApplication: build.mutation<StoredApplication, SubmissionRequest>({
      queryFn: async (request, { extra }, _options, call) => {
        const { application, idempotencyKey, mayRepeat, signals, attribution } = request;
        const { apiBase } = settingsOf(extra);
        const answered: { meta?: FetchBaseQueryMeta } = {};
        const ownHeaders = {
          [KEY_HEADER]: idempotencyKey,
          'X-Attribution': attribution,
        };
        const isBlocked = async ({ status }: FetchBaseQueryError) =>
          status === 'FETCH_ERROR' &&
          !isOwnOrigin(apiBase) &&
          isPostBlocked(
            async (headers) => {
              // A GET of this address mostly returns 404. Whether the page may read it shows whether CORS allows the
              // POST.
              const { error } = await call({ url: 'kandydaci', headers, cache: 'no-store' });
              if (error?.status === 'FETCH_ERROR') return 'failed';
              return error?.status === 'TIMEOUT_ERROR' ? 'late' : 'answered';
            },
            { 'Content-Type': 'application/json', ...ownHeaders },
          );
        const failedPost = async (
          error: FetchBaseQueryError,
          wasOnline: boolean,
        ): Promise<SubmissionOutcome> => {
          if (error.status === 'FETCH_ERROR' && !wasOnline) return { kind: 'offline' };
          if (await isBlocked(error)) return { kind: 'blocked' };
          return submissionOutcome(statusOf(error), error.data);
        };
        const post = async (): Promise<SubmissionOutcome> => {
          // Some machines say that they are offline and are not. One that loses its connection later may have sent it.
          const wasOnline = navigator.onLine;
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
          });
          if (meta) answered.meta = meta;
          if (!error) return submissionOutcome(200, data);
          const outcome = await failedPost(error, wasOnline);
          reportSubmission(
            statusOf(error),
            outcome.kind === 'refused' ? outcome.code : outcome.kind,
          );
          return { ...outcome, ...requestCode(meta) };
        };
        const outcome = await submitWithRetries(post, mayRepeat);
        if (outcome.kind === 'accepted') {
          return { data: { idempotencyKey, stored: outcome.stored }, ...answered };
        }
        const sentBefore = request.sentBefore || outcome.sentBefore === true;
        return {
          error: submissionError({ ...outcome, ...(sentBefore && { sentBefore }) }),
          ...answered,
        };
      },
      invalidatesTags: (_stored, error) => staleAfter(failedSubmission(error)),
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

/** The state of the submission; `data` and `error` stay until it is forgotten. */
export const selectSubmission = enrolmentApi.endpoints.submitApplication.select({
  fixedCacheKey: SUBMISSION,
  requestId: undefined,
});

export function forgetSubmission() {
  return enrolmentApi.internalActions.removeMutationResult({ fixedCacheKey: SUBMISSION });
}
