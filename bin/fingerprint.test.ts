import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = mkdtempSync(path.join(tmpdir(), 'fingerprint-'));
afterAll(() => rmSync(root, { recursive: true }));

/** The hash after a change of a file. */
function hashWith(file: string): string {
  const place = path.join(root, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, 'changed');
  const script =
    "import('./fingerprint.mjs').then((it) => console.log(it.fingerprint(process.argv[1])))";
  return execFileSync(process.execPath, ['-e', script, root], { cwd: __dirname, encoding: 'utf8' });
}

test('a build is stale after a change of a source or a text, and not after a change of a test', () => {
  const same = ['src/a.ts', 'README.md', 'src/a.test.ts', 'src/testing/setup.ts'].map(hashWith);
  expect(same[0]).toMatch(/^[0-9a-f]{64}\n$/);
  expect(new Set(same).size).toBe(1);
  const others = ['src/b.ts', 'i18n/pl.json', 'package-lock.json'].map(hashWith);
  expect(new Set([...same, ...others]).size).toBe(4);
});
