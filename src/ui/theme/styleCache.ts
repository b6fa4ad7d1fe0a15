import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/react';

/**
 * A cache of Emotion's for which some rules are in the page already.
 *
 * @param extracted names of the rules that the style sheet of the build holds (docs/adr/0017)
 */
export function styleCache(extracted: readonly string[]): EmotionCache {
  const cache = createCache({ key: 'css' });
  for (const name of extracted) cache.inserted[name] = true;
  return cache;
}
