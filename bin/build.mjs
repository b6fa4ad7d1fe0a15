import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprint } from './fingerprint.mjs';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const stamp = path.join(root, 'build', 'stamp');
const products = ['dist/index.html', 'build/server.js', 'build/prerender.js'].map((file) =>
  path.join(root, file),
);

function webpackCommand() {
  try {
    return createRequire(import.meta.url).resolve('webpack/bin/webpack.js');
  } catch {
    throw new Error('Building needs the development packages: run "npm install" first.');
  }
}

/**
 * Builds the application (`dist/`), the backend (`build/server.js`) and the pre-renderer of the first screen
 * (`build/prerender.js`) for production.
 *
 * @throws Error when the build fails; its messages have been printed
 */
export function build() {
  const sources = fingerprint(root);
  rmSync(stamp, { force: true });
  const { status } = spawnSync(process.execPath, [webpackCommand()], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The build failed.');
  writeFileSync(stamp, sources);
}

/** Builds only when a product is missing or the sources have changed since the last build. */
export function buildIfStale() {
  const upToDate =
    products.every(existsSync) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === fingerprint(root);
  if (upToDate) return;
  const start = performance.now();
  console.log('Building the application and the backend (only when something changed) ...');
  build();
  console.log(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--if-stale')) buildIfStale();
  else build();
}
