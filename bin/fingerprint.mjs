import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** All inputs of the build. */
const SOURCES = [
  'conformance',
  'src',
  'server',
  'i18n',
  'public',
  'webpack',
  'webpack.config.js',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

const IGNORED = /\.test\.tsx?$|\/testing$/;

function filesUnder(place) {
  if (!existsSync(place) || IGNORED.test(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesUnder(path.join(place, name)));
}

/** A hash of all sources: while it is unchanged, a build is up to date. */
export function fingerprint(root) {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesUnder(path.join(root, source))) {
      hash.update(`${path.relative(root, file)}\n`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}
