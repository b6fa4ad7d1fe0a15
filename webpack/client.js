const { readdirSync } = require('node:fs');
const path = require('node:path');
const { constants } = require('node:zlib');
const CompressionPlugin = require('compression-webpack-plugin');
const CopyPlugin = require('copy-webpack-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const LicensePlugin = require('webpack-license-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const ForkTsCheckerPlugin = require('fork-ts-checker-webpack-plugin');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const ReactRefreshTypeScript = require('react-refresh-typescript').default;
const ChunkList = require('./ChunkList');
const {
  at,
  cache,
  compiledTexts,
  cssTargets,
  extractedStyles,
  languages,
  packages,
  parser,
  typeScript,
} = require('./parts');
const { isAllowedLicence } = require('./licences');

const PUBLIC_FILES = [
  'robots.txt',
  'measurement.html',
  'manifest.webmanifest',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
];

/** Style sheets name the fonts, so the plugin does not see them. */
const FONTS = 'node_modules/@fontsource-variable';

const COMPRESSED = /\.(js|css|svg|json)$/;

const compression = [
  new CompressionPlugin({
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
    filename: '[path][base].br',
    test: COMPRESSED,
    minRatio: 1,
  }),
  new CompressionPlugin({
    algorithm: 'gzip',
    compressionOptions: { level: 9 },
    filename: '[path][base].gz',
    test: COMPRESSED,
    minRatio: 1,
  }),
];

/** Lists the bundled packages with the texts of their licences; another licence fails the build. */
const licences = new LicensePlugin({
  outputFilename: 'licences.json',
  includePackages: () => readdirSync(at(FONTS)).map((font) => at(FONTS, font)),
  unacceptableLicenseTest: (licence) => !isAllowedLicence(licence),
});

/** Keeps the state of components when one is edited. */
const refreshed = {
  ...typeScript,
  options: {
    ...typeScript.options,
    getCustomTransformers: () => ({ before: [ReactRefreshTypeScript()] }),
  },
};

/** Edited components are replaced in the open page; type errors are shown in it and in the terminal. */
const development = [new ReactRefreshPlugin(), new ForkTsCheckerPlugin()];

/**
 * The browser application: `dist/index.html` and hashed files under `dist/assets/`.
 *
 * `index.html` refers to its files from the root (`/assets/...`); the server prepends a base path. Scripts load their
 * chunks, and style sheets their fonts, relative to themselves (`publicPath: 'auto'`).
 */
module.exports = function client(production) {
  const name = production ? '[name].[contenthash:10]' : '[name]';
  // Hot reload needs one runtime for all entries, which `head` then waits for.
  const isHeadScript = (file) => production && file.includes('/head');
  return {
    name: 'client',
    mode: production ? 'production' : 'development',
    dependencies: production ? ['styles'] : [],
    target: 'browserslist',
    // `head` runs before the first paint, so it is an entry of its own.
    entry: { head: at('src/boot/head.ts'), main: at('src/main.ts') },
    output: {
      path: at('dist'),
      filename: `assets/${name}.js`,
      chunkFilename: `assets/${name}.js`,
      assetModuleFilename: `assets/${name}[ext]`,
      publicPath: 'auto',
      trustedTypes: { policyName: 'webpack' },
      clean: true,
    },
    devtool: production ? 'source-map' : 'eval-source-map',
    cache: cache('client', production),
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: { ...compiledTexts.alias, ...extractedStyles(production) },
    },
    module: {
      parser,
      rules: [
        production ? typeScript : refreshed,
        // A CommonJS package, needed only by Emotion's unused `withTheme`: webpack cannot detect that by itself.
        { include: at('node_modules/hoist-non-react-statics/'), sideEffects: false },
        {
          test: /\.css$/,
          oneOf: [
            { resourceQuery: /^\?text$/, type: 'asset/source' },
            { use: [MiniCssExtractPlugin.loader, 'css-loader'] },
          ],
        },
        { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
        { test: at('public/oldBrowser.js'), type: 'asset/resource' },
        compiledTexts.rule,
        ...(production ? [packages] : []),
      ],
    },
    optimization: {
      runtimeChunk: production ? false : 'single',
      minimizer: [
        new TerserPlugin({
          // Short, and in the syntax of old browsers.
          exclude: /oldBrowser/,
          extractComments: false,
          // The later passes drop what only dropped code used.
          terserOptions: { compress: { passes: 4 } },
        }),
        new TerserPlugin({
          test: /\.css$/,
          minify: TerserPlugin.lightningCssMinify,
          terserOptions: { targets: cssTargets },
        }),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    plugins: [
      ...languages,
      new MiniCssExtractPlugin({
        filename: `assets/${name}.css`,
        chunkFilename: `assets/${name}.css`,
      }),
      new HtmlWebpackPlugin({
        template: at('public/index.html'),
        publicPath: '/',
        inject: false,
        minify: false,
        templateParameters: ({ namedChunks }, { js, css }) => ({
          head: js.filter(isHeadScript),
          texts: [...namedChunks]
            .filter(([name]) => name.startsWith('texts-'))
            .flatMap(([, { files }]) => [...files].map((file) => path.basename(file))),
          styles: css,
          scripts: js.filter((file) => !isHeadScript(file)),
        }),
      }),
      // Crawlers and browsers request these by a fixed name.
      new CopyPlugin({ patterns: PUBLIC_FILES.map((file) => at('public', file)) }),
      ...(production
        ? [...compression, licences, new ChunkList(at('build/chunks.json'))]
        : development),
    ],
  };
};
