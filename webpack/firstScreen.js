const { at, extractedStyles, rendered } = require('./parts');

/** The first screen as the backend renders it, `build/firstScreen.js`. What the browser fetches later is left out. */
module.exports = (production) =>
  rendered('firstScreen', production, {
    // The texts of a first visit with it, for `loadMessages` to find.
    entry: [at('i18n/pl.json'), at('src/app/firstScreen.tsx')],
    alias: extractedStyles(production),
    dynamicImportMode: 'weak',
  });
