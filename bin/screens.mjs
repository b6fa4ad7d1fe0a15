/*
 * `npm run screens`: a picture of every state, in both schemes, on a phone and a desktop, into `screens/`.
 *
 * `npm run screens -- --against REVISION`: takes those of another commit, and fails where the present ones differ. Both
 * and their difference are then in `test-results/`. The packages must be those of the present commit.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './build.mjs';

const PICTURES = ['playwright', 'test', '--config', 'e2e/pictures.config.ts'];
const OF_STATES = ['--grep-invert', 'README|branding'];

function takePictures(cwd, ...options) {
  const command = ['--no-install', ...PICTURES, ...OF_STATES, ...options];
  return spawnSync('npx', command, { cwd, stdio: 'inherit' }).status === 0;
}

/** Takes the pictures of a commit in a work tree of its own, and copies them. */
function takeEarlierPictures(revision) {
  const tree = mkdtempSync(path.join(tmpdir(), 'screens-'));
  execFileSync('git', ['worktree', 'add', '--detach', tree, revision], { cwd: root });
  try {
    symlinkSync(path.join(root, 'node_modules'), path.join(tree, 'node_modules'));
    if (!takePictures(tree, '--update-snapshots=all')) throw new Error('There are no pictures.');
    cpSync(path.join(tree, 'screens'), path.join(root, 'screens'), { recursive: true });
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', tree], { cwd: root });
  }
}

const { against } = parseArgs({ options: { against: { type: 'string' } } }).values;
if (against === undefined) {
  if (!takePictures(root, '--update-snapshots=all')) process.exitCode = 1;
} else {
  takeEarlierPictures(against);
  if (!takePictures(root, '--update-snapshots=none')) process.exitCode = 1;
}
