const client = require('./webpack/client');
const prerender = require('./webpack/prerender');
const server = require('./webpack/server');
const styles = require('./webpack/styles');

/**
 * Four builds: the browser application, the backend, the pre-renderer of the first screen, and the style extraction
 * that runs before them. `--config-name` selects one, `--mode development` builds without optimisation.
 */
module.exports = (_environment, { mode } = {}) => {
  const production = mode !== 'development';
  return [client(production), server(production), prerender(production), styles(production)];
};
