/*
 * `node bin/screens.mjs`: a picture of every state, in both schemes, on a phone and a desktop, into `screens/`.
 *
 * `node bin/screens.mjs --against REVISION`: takes those of another commit, and fails where the present ones differ. Both
 * and their difference are then in `test-results/`. The packages must be those of the present commit.
 *
 * `node bin/screens.mjs --readme`: the pictures of the README and of docs/configuration.md instead.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './build.mjs';

const PICTURES = ['playwright', 'test', '--config', 'e2e/pictures.config.ts'];
const OF_DOCUMENTS = ['--grep', 'README|branding'];
const OF_STATES = ['--grep-invert', 'README|branding'];

function takePictures(cwd, ...options) {
  const command = ['--no-install', ...PICTURES, ...options];
  return spawnSync('npx', command, { cwd, stdio: 'inherit' }).status === 0;
}

/** Takes the pictures of a commit in a work tree of its own, and copies them. */
function takeEarlierPictures(revision) {
  const tree = mkdtempSync(path.join(tmpdir(), 'screens-'));
  execFileSync('git', ['worktree', 'add', '--detach', tree, revision], { cwd: root });
  try {
    symlinkSync(path.join(root, 'node_modules'), path.join(tree, 'node_modules'));
    if (!takePictures(tree, ...OF_STATES, '--update-snapshots=all')) {
      throw new Error('There are no pictures.');
    }
    cpSync(path.join(tree, 'screens'), path.join(root, 'screens'), { recursive: true });
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', tree], { cwd: root });
  }
}

const { against, readme } = parseArgs({
  options: { against: { type: 'string' }, readme: { type: 'boolean' } },
}).values;
const chosen = readme ? OF_DOCUMENTS : OF_STATES;
if (against !== undefined) takeEarlierPictures(against);
const update = against === undefined ? 'all' : 'none';
if (!takePictures(root, ...chosen, `--update-snapshots=${update}`)) process.exitCode = 1;
