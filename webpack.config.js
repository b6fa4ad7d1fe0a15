const client = require('./webpack/client');
const prerender = require('./webpack/prerender');
const server = require('./webpack/server');
const styles = require('./webpack/styles');

/**
 * Four builds for production: the browser application, the backend, the pre-renderer of the first screen, and the style
 * extraction that the first and the third depend on. `npm run dev` uses two of them without optimisation.
 */
module.exports = (_environment, { mode } = {}) => {
  const production = mode !== 'development';
  return [client(production), server(production), prerender(production), styles(production)];
};
