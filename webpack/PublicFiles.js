const { readFileSync } = require('node:fs');
const path = require('node:path');

/** Copies files as they are to the root of the output, where crawlers and browsers look for them by a fixed name. */
module.exports = class PublicFiles {
  constructor(files) {
    this.files = files;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PublicFiles', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'PublicFiles', stage }, () => {
        for (const file of this.files) {
          compilation.fileDependencies.add(file);
          compilation.emitAsset(path.basename(file), new sources.RawSource(readFileSync(file)));
        }
      });
    });
  }
};
