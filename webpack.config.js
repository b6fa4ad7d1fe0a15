const client = require('./webpack/client');
const server = require('./webpack/server');

/** Two builds, for the browser and for the backend; `--config-name` picks one, `--mode development` the quick form. */
module.exports = (_environment, { mode } = {}) => {
  const production = mode !== 'development';
  return [client(production), server(production)];
};
