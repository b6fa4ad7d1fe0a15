import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs a script in the mode that compares with the committed files; returns its error output. */
function run(script: string): string {
  return spawnSync(process.execPath, [join(__dirname, script), '--check'], { encoding: 'utf8' })
    .stderr;
}

test.each(['offers.mjs', 'phonePrefixes.mjs', 'callingCodes.mjs'])(
  '%s generates the committed file',
  (script) => {
    expect(run(script)).toBe('');
  },
);

// Another version of Node may include another version of CLDR, which spells some countries differently: then the script
// has to report that instead of comparing.
test('dictionaries.mjs generates the committed files, or names the CLDR version it needs', () => {
  const script = readFileSync(join(__dirname, 'dictionaries.mjs'), 'utf8');
  const sameNames = script.includes(`CLDR = '${String(process.versions['cldr'])}'`);
  const outcome = run('dictionaries.mjs');
  expect(outcome).toMatch(sameNames ? /^$/ : /The names come from CLDR/);
});
