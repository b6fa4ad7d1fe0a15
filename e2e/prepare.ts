import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { installBrowserIfMissing } from './browser';

/** Before all browser tests: a browser, and the production build of what is in the sources now. */
export default function prepare(): void {
  installBrowserIfMissing();
  const build = path.join(__dirname, '..', 'bin', 'build.mjs');
  execFileSync(process.execPath, [build, '--if-stale'], { stdio: 'inherit' });
}
