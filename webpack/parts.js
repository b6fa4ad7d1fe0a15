const path = require('node:path');
const browserslist = require('browserslist');
const { browserslistToTargets } = require('lightningcss');

const root = path.dirname(__dirname);

/** The browsers of package.json (docs/adr/0015). */
const browsers = browserslist(null, { path: root });

/** An absolute path of something in the project. */
exports.at = (...parts) => path.join(root, ...parts);

/** One file at a time: `npm run check` looks at the types. */
exports.typeScript = {
  test: /\.tsx?$/,
  loader: 'ts-loader',
  options: { transpileOnly: true, compilerOptions: { noEmit: false, sourceMap: true } },
};

/** The styles for these browsers: minifying must not write what one of them does not read. */
exports.cssTargets = browserslistToTargets(browsers);

/** Packages are published for newer browsers than ours; this comes after whatever else changes them. */
exports.packages = {
  test: /\.[cm]?js$/,
  include: /[\\/]node_modules[\\/]/,
  enforce: 'post',
  loader: exports.at('webpack/transpile.js'),
  options: { targets: browsers },
};

/** Importing a name that its file does not export ends the build instead of the application. */
exports.parser = { javascript: { exportsPresence: 'error' } };

/** What was built before is kept on disk and thrown away when the configuration or a loader changes. */
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

/** Messages are compiled while building (compileMessages), so the parser of texts would only be dead weight. */
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

/** Where the build puts the styles of the screens; empty in development, where Emotion makes them as they are needed. */
exports.extractedStyles = (production) =>
  production ? { [exports.at('src/ui/theme/extracted')]: exports.at('build/styles') } : {};

/** A part of the application for Node.js: one file with all its packages, as some of them are ES modules only. */
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
  performance: { hints: false },
  stats: 'errors-warnings',
});
