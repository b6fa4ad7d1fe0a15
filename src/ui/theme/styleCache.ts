import createCache from '@emotion/cache';

/** Emotion's cache of the page, which knows the extracted rules by name. Tests have another one (testing/styleCache.ts). */
export const styleCache = createCache({ key: 'css' });
