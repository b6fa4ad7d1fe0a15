const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');

/** Writes which files each named part of the application consists of, for `npm run size`: `{ part: [file] }`. */
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
