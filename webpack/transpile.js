const { transform } = require('@swc/core');

/** Webpack loader for packages: transpiles syntax that a browser in `targets` does not support. */
module.exports = function transpile(source, map) {
  const callback = this.async();
  transform(source, {
    filename: this.resourcePath,
    configFile: false,
    swcrc: false,
    isModule: 'unknown',
    // `bugfixes` transpiles only what Safari 15 gets wrong, instead of all default parameters.
    env: { targets: this.getOptions().targets, bugfixes: true },
    sourceMaps: this.sourceMap,
    ...(map && { inputSourceMap: JSON.stringify(map) }),
  }).then(({ code, map }) => {
    callback(null, code, map && JSON.parse(map));
  }, callback);
};
