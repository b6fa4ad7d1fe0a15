const { at, extractedStyles, rendered } = require('./parts');

/**
 * The pre-renderer of the first screen for the backend, `build/prerender.js`. Leaves out what the browser loads later.
 */
module.exports = (production) => ({
  ...rendered('prerender', production, {
    // Includes the messages of a first visit, for `loadMessages`.
    entry: [at('i18n/pl.json?first'), at('src/prerender.tsx')],
    alias: extractedStyles(production),
    dynamicImportMode: 'weak',
  }),
  dependencies: ['styles'],
});
