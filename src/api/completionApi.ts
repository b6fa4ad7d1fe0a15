import { completionTextSchema, type CompletionText } from '../contract/completionText';
import { recruitmentApi } from './recruitmentApi';

/** The call of the completion page. */
export const completionApi = recruitmentApi.injectEndpoints({
  endpoints: (build) => ({
    completionText: build.query<CompletionText, string>({
      query: (lang) => ({ url: 'templatki-html/zakonczenie-rekrutacji', params: { lang } }),
      responseSchema: completionTextSchema,
    }),
  }),
});

export const { useCompletionTextQuery } = completionApi;
