const { at, cache, compiledTexts, parser, plainIcons, typeScript } = require('./parts');

/**
 * The first screen as the backend renders it, `build/firstScreen.js`: one file with all its packages, as some of them are
 * ES modules only. What the browser fetches later is left out.
 */
module.exports = function firstScreen(production) {
  return {
    name: 'firstScreen',
    mode: production ? 'production' : 'development',
    target: 'node20',
    // The texts of a first visit with it, for `loadMessages` to find.
    entry: [at('i18n/pl.json'), at('src/app/firstScreen.tsx')],
    output: {
      path: at('build'),
      filename: 'firstScreen.js',
      library: { type: 'commonjs2' },
    },
    devtool: false,
    cache: cache('firstScreen', production),
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: compiledTexts.alias },
    module: {
      parser: { javascript: { ...parser.javascript, dynamicImportMode: 'weak' } },
      rules: [typeScript, compiledTexts.rule],
    },
    plugins: [plainIcons()],
    optimization: { minimize: false },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
};
