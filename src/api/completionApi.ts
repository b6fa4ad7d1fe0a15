import { type CompletionText, completionTextSchema } from '../contract/completionText';
import { recruitmentApi } from './recruitmentApi';

export const completionApi = recruitmentApi.injectEndpoints({
  endpoints: (build) => ({
    completionText: build.query<CompletionText, string>({
      query: (lang) => ({ url: 'templatki-html/zakonczenie-rekrutacji', params: { lang } }),
      responseSchema: completionTextSchema,
    }),
  }),
});

export const { useCompletionTextQuery } = completionApi;

/** Prefetches the text of the completion page; the page retries a failed request. */
export function prefetchCompletionText(lang: string) {
  return completionApi.util.prefetch('completionText', lang, {});
}
