const { parse } = require('@formatjs/icu-messageformat-parser');
const { isLater } = require('./laterTexts');

/**
 * Webpack loader for `i18n/<language>.json`: parses each ICU message at build time, so that the browser needs no
 * parser. `?first` selects the messages of the first screens, `?later` those of the form. An invalid message fails the
 * build with its key.
 */
module.exports = function compileMessages(source) {
  const messages = Object.entries(JSON.parse(source))
    .filter(([key]) => isLater(key) === (this.resourceQuery === '?later'))
    .map(([key, text]) => {
      try {
        return [key, parse(text)];
      } catch (error) {
        throw new Error(`${this.resourcePath}: message "${key}" is not valid: ${error.message}`);
      }
    });
  return JSON.stringify(Object.fromEntries(messages));
};
