/*
 * `npm start`: builds when necessary, then runs the backend in this very process, so that signals reach it directly: on
 * SIGTERM it finishes pending requests and closes the database. PORT, HOST, DATA_DIR and LOG_LEVEL come from the
 * environment; arguments go to the backend (`import-postcodes FILE`).
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Ends the process when Node.js is older than package.json allows, before a package fails in a less clear way. */
function checkNode() {
  const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const [least] = engines.node.match(/\d+\.\d+/);
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [leastMajor, leastMinor] = least.split('.').map(Number);
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  console.error(`Node.js ${process.versions.node} is too old: ${least} or newer is necessary.`);
  process.exit(1);
}

checkNode();
// After the check: these modules and their packages need a new Node.js.
const { buildIfStale, root } = await import('./build.mjs');
try {
  buildIfStale();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const server = path.join(root, 'build', 'server.js');
process.argv[1] = server;
createRequire(import.meta.url)(server);
