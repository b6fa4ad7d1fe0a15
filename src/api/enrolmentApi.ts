import type * as v from 'valibot';
import { type CompletionText, completionTextSchema } from '../contract/completionText';
import { type Consent, consentSchema } from '../contract/consent';
import {
  type DictionaryEntry,
  dictionaryEntrySchema,
  type PhonePrefix,
  phonePrefixSchema,
} from '../contract/dictionary';
import type { Key } from '../contract/offer';
import { type PostcodePlace, postcodePlaceSchema } from '../contract/postcode';
import { type FormDefinition, formDefinitionSchema } from '../contract/question';
import { NO_PLACES, OFFER_UNAVAILABLE } from '../contract/refusal';
import { answer, listOf } from './answer';
import { settingsOf } from './baseQuery';
import { HOUR, recruitmentApi, SUBMISSION } from './recruitmentApi';
import { sendApplication, type SubmissionRequest } from './sendApplication';
import {
  type FailedSubmission,
  failedSubmission,
  type StoredApplication,
} from './submissionOutcome';

/** The time that prefetched data stays in the cache until the form opens, in seconds. */
const UNTIL_THE_FORM = 300;

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

function dictionary<TSchema extends v.GenericSchema>(name: string, entry: TSchema) {
  const url = `slowniki/${name}`;
  return {
    query: (lang: string) => ({ url, params: { lang } }),
    responseSchema: answer(listOf(entry, `GET ${url}`)),
    keepUnusedDataFor: HOUR,
    providesTags: ['dictionaries' as const],
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
    completionText: build.query<CompletionText, string>({
      query: (lang) => ({ url: 'templatki-html/zakonczenie-rekrutacji', params: { lang } }),
      responseSchema: completionTextSchema,
    }),
    submitApplication: build.mutation<StoredApplication, SubmissionRequest>({
      queryFn: (request, { extra }, _options, call) =>
        sendApplication(request, settingsOf(extra).apiBase, call),
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
  useCompletionTextQuery,
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
