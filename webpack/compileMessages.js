const { parse } = require('@formatjs/icu-messageformat-parser');
const { fileOf } = require('./laterMessages');

/**
 * Webpack loader for `i18n/<language>.json`: parses each ICU message at build time, so that the browser needs no
 * parser. The query selects the messages of one file (laterMessages.js). An invalid message fails the build with its key.
 */
module.exports = function compileMessages(source) {
  const messages = Object.entries(JSON.parse(source))
    .filter(([key]) => this.resourceQuery === `?${fileOf(key)}`)
    .map(([key, text]) => {
      try {
        return [key, parse(text)];
      } catch (error) {
        throw new Error(`${this.resourcePath}: message "${key}" is not valid: ${error.message}`);
      }
    });
  return JSON.stringify(Object.fromEntries(messages));
};
