const { at, cache, parser, typeScript } = require('./parts');

/** The reference backend as one file, `build/server.js`; packages stay in `node_modules`. */
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
      const isPackage = !request.startsWith('.') && !request.startsWith('/');
      if (isPackage) callback(null, `commonjs ${request}`);
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
