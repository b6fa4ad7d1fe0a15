import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/react';
import steps from './extracted/steps.json';

/** Whether the build has put the styles into style sheets (docs/adr/0017); not so in development and tests. */
export const isExtracted = steps.length > 0;

/** Emotion's cache of this page, which knows the rules of its style sheet by name. */
export const styleCache: EmotionCache = createCache({ key: 'css' });

/** Tells Emotion not to make these rules: a style sheet that is loaded holds them. */
export function markInserted(names: readonly string[]): void {
  for (const name of names) styleCache.inserted[name] = true;
}

markInserted(steps);
