import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/react';
import steps from './extracted/steps.json';

/** True when the build has extracted the styles (docs/adr/0017); not in development and tests. */
export const isExtracted = steps.length > 0;

/** Emotion's cache of the page, which knows the extracted rules by name. */
export const styleCache: EmotionCache = createCache({ key: 'css' });

/** Marks rules as inserted, because a loaded style sheet contains them. */
export function markInserted(names: readonly string[]): void {
  for (const name of names) styleCache.inserted[name] = true;
}

markInserted(steps);
