import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { installBrowserIfMissing } from './browser';

/** Global setup: a browser, and an up-to-date production build. */
export default function prepare(): void {
  installBrowserIfMissing();
  const build = path.join(__dirname, '..', 'bin', 'build.mjs');
  execFileSync(process.execPath, [build, '--if-stale'], { stdio: 'inherit' });
}
