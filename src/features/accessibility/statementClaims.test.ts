import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pl from '../../../i18n/pl.json';

const ROOT = path.join(__dirname, '..', '..', '..');
const PAGE = readFileSync(path.join(ROOT, 'docs', 'accessibility.md'), 'utf8');

/** The claims in a section of the statement, without its title. */
function claims(part: string): string[] {
  const start = `dostepnosc.${part}.`;
  return Object.keys(pl).filter((key) => key.startsWith(start) && key !== `${start}tytul`);
}

test.each(claims('sprawdzone'))('%s refers to an existing test', (key) => {
  const row = PAGE.split('\n').find((line) => line.startsWith(`| \`${key}\` |`)) ?? '';
  const where = row.split('|').at(-2) ?? '';
  const files = [...where.matchAll(/`([^`]+)`/g)].map(([, file]) => file ?? '');
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

test.each(claims('niesprawdzone'))('%s is listed as not tested', (key) => {
  expect(PAGE.slice(PAGE.indexOf('## Not tested'))).toContain(`\`${key}\``);
});
