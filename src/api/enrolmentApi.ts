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
import { answer } from './answer';
import { settingsOf } from './baseQuery';
import { reportDropped, reportSubmission } from './callLog';
import { HOUR, recruitmentApi } from './recruitmentApi';
import { signHeaders, type Signs } from './signs';
import { submissionOutcome, type SubmissionOutcome } from './submissionOutcome';

/** How long prefetched data stays in the cache until the form opens, in seconds. */
const UNTIL_THE_FORM = 300;

/** The HTTP status of a failed call, even when its body is not JSON; null without a response. */
function statusOf(error: FetchBaseQueryError): number | null {
  const status = error.status === 'PARSING_ERROR' ? error.originalStatus : error.status;
  return typeof status === 'number' ? status : null;
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
    submitApplication: build.mutation<
      SubmissionOutcome,
      { application: Application; idempotencyKey: string; signs: Signs }
    >({
      queryFn: async ({ application, idempotencyKey, signs }, { extra }, _options, call) => {
        const { error } = await call({
          url: 'kandydaci',
          method: 'POST',
          body: application,
          headers: {
            'Idempotency-Key': idempotencyKey,
            ...signHeaders(signs, settingsOf(extra).apiBase),
          },
          // A proxy that asks for a login or announces maintenance answers 200 behind a redirect, with nothing stored.
          redirect: 'error',
          validateStatus: ({ status }) => status === 200,
          // The body of a 200 says nothing we need, so that nothing in it can turn a success into a failure.
          responseHandler: (response) => (response.ok ? Promise.resolve(null) : response.json()),
        });
        if (!error) return { data: submissionOutcome(200, null) };
        const status = statusOf(error);
        const outcome = submissionOutcome(status, error.data);
        reportSubmission(status, outcome.kind === 'refused' ? outcome.code : outcome.kind);
        return { data: outcome };
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
