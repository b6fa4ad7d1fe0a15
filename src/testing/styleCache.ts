import createCache, { type StylisElement } from '@emotion/cache';

/** What hides an element or keeps it from clicks, and what tests of the look read: those add it here. */
const READ_IN_TESTS = /^(display|visibility|opacity|pointer-events):|disabledBackground/;

/** A plugin of Stylis that turns the declaration into a comment, which is not written. */
function leaveOut(element: StylisElement): void {
  if (element.type === 'decl' && !READ_IN_TESTS.test(element.value)) element.type = 'comm';
}

/**
 * Emotion's cache in tests. Each query by role makes jsdom look through all rules of the page for each element, so the
 * page has only those that are read.
 */
export const styleCache = createCache({ key: 'css', stylisPlugins: [leaveOut] });
