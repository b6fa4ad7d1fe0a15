const { parse } = require('@formatjs/icu-messageformat-parser');

/**
 * Webpack loader for `i18n/<language>.json`: turns each ICU text into its syntax tree while building,
 * so that the browser needs no parser. Fails the build with the key of a text that is not valid ICU.
 */
module.exports = function compileMessages(source) {
  const messages = Object.entries(JSON.parse(source)).map(([key, text]) => {
    try {
      return [key, parse(text)];
    } catch (error) {
      throw new Error(`${this.resourcePath}: message "${key}" is not valid: ${error.message}`);
    }
  });
  return JSON.stringify(Object.fromEntries(messages));
};
