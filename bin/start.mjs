/*
 * `npm start`: builds what is missing or stale, then is the backend. It runs in this very process, so that signals
 * reach it without a runner in between: SIGTERM lets it answer what it has begun and close the database.
 * PORT, HOST, DATA_DIR and LOG_LEVEL come from the environment; further words are the backend's own
 * (`import-postcodes FILE`).
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildIfStale, root } from './build.mjs';

try {
  await buildIfStale();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const server = path.join(root, 'build', 'server.js');
process.argv[1] = server;
createRequire(import.meta.url)(server);
