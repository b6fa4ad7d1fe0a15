const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { at, rendered } = require('./parts');

/** Runs the extraction and writes the styles of all screens to `build/styles`, for the builds that include them. */
class WriteStyles {
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('WriteStyles', async () => {
      const { extractStyles } = require(at('build/styles.js'));
      const folder = at('build/styles');
      mkdirSync(folder, { recursive: true });
      for (const [part, { names, css }] of Object.entries(await extractStyles())) {
        writeFileSync(path.join(folder, `${part}.json`), JSON.stringify(names));
        writeFileSync(path.join(folder, `${part}.css`), css);
      }
    });
  }
}

/** The style extraction, `build/styles.js`; it runs before the builds that depend on it. */
module.exports = (production) => {
  const build = rendered('styles', production, {
    entry: [at('i18n/pl.json?first'), at('src/app/extraction/extractStyles.tsx')],
    alias: {},
    dynamicImportMode: 'eager',
  });
  return { ...build, plugins: [...build.plugins, new WriteStyles()] };
};
