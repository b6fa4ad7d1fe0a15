const client = require('./webpack/client');
const firstScreen = require('./webpack/firstScreen');
const server = require('./webpack/server');

/**
 * Three builds: for the browser, for the backend, and the first screen that the backend puts into the page;
 * `--config-name` picks one, `--mode development` the quick form.
 */
module.exports = (_environment, { mode } = {}) => {
  const production = mode !== 'development';
  return [client(production), server(production), firstScreen(production)];
};
