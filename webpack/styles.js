const { at, rendered } = require('./parts');

/** The style extraction, `build/styles.js`; `bin/build.mjs` runs it before the other builds. */
module.exports = (production) =>
  rendered('styles', production, {
    entry: [at('i18n/pl.json?first'), at('src/app/extraction/extractStyles.tsx')],
    alias: {},
    dynamicImportMode: 'eager',
  });
