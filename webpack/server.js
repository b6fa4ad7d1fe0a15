const { dependencies } = require('../server/package.json');
const { at, cache, parser, typeScript } = require('./parts');

const installed = Object.keys(dependencies);

/** The reference backend as one file, `build/server.js`; the packages of `server/package.json` stay in `node_modules`. */
module.exports = function server(production) {
  return {
    name: 'server',
    mode: production ? 'production' : 'development',
    target: 'node20',
    entry: at('server/main.ts'),
    output: { path: at('build'), filename: 'server.js' },
    devtool: 'source-map',
    cache: cache('server', production),
    resolve: { extensions: ['.ts', '.js'] },
    externalsPresets: { node: true },
    externals: ({ request }, callback) => {
      const isInstalled = installed.some((name) => `${request}/`.startsWith(`${name}/`));
      if (isInstalled) callback(null, `commonjs ${request}`);
      else callback();
    },
    // The pre-renderer is a separate build, loaded at run time (server/http/prerenderedPage.ts).
    module: {
      parser: { javascript: { ...parser.javascript, createRequire: false } },
      rules: [typeScript],
    },
    // Readable code gives better stack traces.
    optimization: { minimize: false },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
};
