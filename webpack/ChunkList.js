const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');

/** Writes the files of each named chunk as `{ chunk: [file] }`, for `node bin/size.mjs`. */
module.exports = class ChunkList {
  constructor(file) {
    this.file = file;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('ChunkList', ({ namedChunkGroups }) => {
      const parts = [...namedChunkGroups].map(([name, group]) => [name, group.getFiles()]);
      mkdirSync(path.dirname(this.file), { recursive: true });
      writeFileSync(this.file, JSON.stringify(Object.fromEntries(parts)));
    });
  }
};
