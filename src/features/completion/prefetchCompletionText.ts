import { completionApi } from '../../api/completionApi';

/** Asks for the text of the completion screen; what fails is asked for again by the screen. */
export function prefetchCompletionText(lang: string) {
  return completionApi.util.prefetch('completionText', lang, {});
}
