const path = require('node:path');
const browserslist = require('browserslist');
const webpack = require('webpack');
const languages = require('../src/contract/languages.json');
const { browserslistToTargets } = require('lightningcss');

const root = path.dirname(__dirname);

/** The browsers of package.json (docs/adr/0015). */
const browsers = browserslist(null, { path: root });

/** The absolute path of a file in the project. */
exports.at = (...parts) => path.join(root, ...parts);

/** Transpiles without type checking, which `npm run check` does. */
exports.typeScript = {
  test: /\.tsx?$/,
  loader: 'ts-loader',
  options: { transpileOnly: true, compilerOptions: { noEmit: false, sourceMap: true } },
};

/** Minified styles must not use syntax that one of these browsers does not support. */
exports.cssTargets = browserslistToTargets(browsers);

/** Packages are published for newer browsers. Runs after all other loaders. */
exports.packages = {
  test: /\.[cm]?js$/,
  include: /[\\/]node_modules[\\/]/,
  enforce: 'post',
  loader: exports.at('webpack/transpile.js'),
  options: { targets: browsers },
};

/** An import of a missing export fails the build. */
exports.parser = { javascript: { exportsPresence: 'error' } };

/** Builds are cached on disk. A change of the configuration or of a loader invalidates the cache. */
exports.cache = (name, production) => ({
  type: 'filesystem',
  name: `${name}-${production ? 'production' : 'development'}`,
  buildDependencies: {
    config: [
      path.join(root, 'webpack.config.js'),
      path.join(root, 'tsconfig.json'),
      path.join(root, 'package.json'),
      `${__dirname}/`,
    ],
  },
});

/** Messages are parsed at build time (compileMessages.js), so react-intl's parser is left out of the bundle. */
exports.compiledTexts = {
  alias: {
    '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
  },
  rule: {
    test: /\.json$/,
    include: exports.at('i18n'),
    loader: exports.at('webpack/compileMessages.js'),
  },
};

const rows = Object.entries(languages);

/** Build-time constants from the table of languages: the tags for the head script, and the dayjs locales to bundle. */
exports.languages = [
  new webpack.DefinePlugin({
    LANGUAGE_TAGS: JSON.stringify(Object.fromEntries(rows.map(([name, { tag }]) => [name, tag]))),
  }),
  new webpack.ContextReplacementPlugin(
    /[\\/]dayjs[\\/]locale$/,
    new RegExp(`/(${rows.map(([, { calendar }]) => calendar).join('|')})\\.js$`),
  ),
];

/** The extracted styles; empty in development, where Emotion inserts rules at run time. */
exports.extractedStyles = (production) =>
  production ? { [exports.at('src/ui/theme/extracted')]: exports.at('build/styles') } : {};

/** A build that runs in Node.js: one file with all packages bundled, as some are published as ES modules only. */
exports.rendered = (name, production, { entry, alias, dynamicImportMode }) => ({
  name,
  mode: production ? 'production' : 'development',
  target: 'node20',
  entry,
  output: {
    path: exports.at('build'),
    filename: `${name}.js`,
    library: { type: 'commonjs2' },
  },
  devtool: false,
  cache: exports.cache(name, production),
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    alias: { ...exports.compiledTexts.alias, ...alias },
  },
  module: {
    parser: { javascript: { ...exports.parser.javascript, dynamicImportMode } },
    rules: [
      exports.typeScript,
      exports.compiledTexts.rule,
      { test: /\.css$/, type: 'asset/source' },
    ],
  },
  optimization: { minimize: false },
  plugins: exports.languages,
  performance: { hints: false },
  stats: 'errors-warnings',
});
