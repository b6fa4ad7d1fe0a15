/*
 * `npm start`: builds when necessary, then runs the backend in this very process, so that signals reach it directly: on
 * SIGTERM it finishes pending requests and closes the database. PORT, HOST, DATA_DIR and LOG_LEVEL come from the
 * environment; arguments go to the backend (`import-postcodes FILE`).
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
