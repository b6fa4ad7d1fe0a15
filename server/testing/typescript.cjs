const { readFileSync } = require('node:fs');
const { transformSync } = require('@swc/core');

const others = Object.entries(require.extensions);
for (const [extension] of others) delete require.extensions[extension];

/** Load with `node -r` to run TypeScript sources, as jest does. */
require.extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    filename,
    swcrc: false,
    sourceMaps: 'inline',
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  module._compile(code, filename);
};
// In this order `./languages` resolves to languages.ts, as in webpack and jest, and not to languages.json.
Object.assign(require.extensions, Object.fromEntries(others));
