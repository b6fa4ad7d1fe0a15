const client = require('./webpack/client');
const firstScreen = require('./webpack/firstScreen');
const server = require('./webpack/server');
const styles = require('./webpack/styles');

/**
 * Four builds: for the browser, for the backend, the first screen that the backend puts into the page, and what lists the
 * styles for the others; `--config-name` picks one, `--mode development` the quick form.
 */
module.exports = (_environment, { mode } = {}) => {
  const production = mode !== 'development';
  return [client(production), server(production), firstScreen(production), styles(production)];
};
