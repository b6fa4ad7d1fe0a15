/*
 * `node bin/browsers.mjs [FOLDER]`: checks that the built files work in the browsers of package.json (docs/adr/0015).
 * es-check reads the scripts; the patterns below find what it does not know.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildIfStale, root } from './build.mjs';

/** Safari 15.4 or Chrome 100 cannot parse these, or drops the rule. */
const TOO_NEW = {
  js: { 'a lookbehind': /\(\?<[=!]/g },
  css: {
    'a range in a media query': /@media[^{]*[<>][^{]*/g,
    'text-decoration with more than its line': /text-decoration:\s*[\w-]+[^;}\w-][^;}]*/g,
    'a container query': /@container[^{]*/g,
    'a nested rule': /[{;}]\s*&[^{;]*\{/g,
    // Without support, the browser drops the whole selector list, except in `:is()`.
    ':has() in a list of selectors':
      /(?<=^|[{}])(?!:is\()[^{}@]*(:has\([^{}]*,|,[^{}]*:has\()[^{}]*(?=\{)/g,
  },
};

if (process.argv.length === 2) buildIfStale();
const directory = path.resolve(process.argv[2] ?? path.join(root, 'dist', 'assets'));
const names = readdirSync(directory).filter((file) => /\.(js|css)$/.test(file));
for (const name of names) {
  const text = readFileSync(path.join(directory, name), 'utf8');
  for (const [fault, pattern] of Object.entries(TOO_NEW[path.extname(name).slice(1)])) {
    for (const [found] of text.matchAll(pattern)) {
      console.error(`${name}: ${fault}: ${found.trim().slice(0, 80)}`);
      process.exitCode = 1;
    }
  }
}

function esCheck(...words) {
  const { status, stdout } = spawnSync('npx', ['es-check', ...words], { cwd: root });
  if (status === 0) return;
  console.error(String(stdout));
  process.exitCode = 1;
}
// react-intl uses Intl.DurationFormat only where it exists.
const FEATURES = ['--checkBrowser', '--checkFeatures', '--ignore=IntlDurationFormat'];
esCheck(...FEATURES, `${directory}/!(oldBrowser.*).js`);
// This script detects older browsers, so it must run in them.
esCheck('es5', `${directory}/oldBrowser.*.js`, '--looseGlobMatching');
