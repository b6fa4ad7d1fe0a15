import { readdirSync, readFileSync } from 'node:fs';
import { dark, light } from './palette';
import { theme } from './theme';

interface Branch {
  readonly [key: string]: string | Branch;
}
type Values = Record<string, string>;

const styles = `${__dirname}/../styles`;

function flatten(branch: Branch, prefix: string): Values {
  const pairs = Object.entries(branch).map(([key, value]): Values =>
    typeof value === 'string' ? { [prefix + key]: value } : flatten(value, `${prefix}${key}-`),
  );
  return Object.assign({}, ...pairs) as Values;
}

function generated(scheme: string): Values {
  const sheets = theme
    .generateStyleSheets()
    .map((part) => (part['@media screen'] ?? part) as object);
  const rules = sheets.flatMap((part) => Object.entries(part) as [string, Values][]);
  const own = rules.filter(([selector]) => selector.includes(scheme));
  return Object.assign({}, ...own.map(([, values]) => values)) as Values;
}

test.each([
  ['light', light],
  ['dark', dark],
])('defines a variable for each colour of the %s scheme', (scheme, palette) => {
  expect(generated(scheme)).toMatchObject(flatten(palette, '--mui-palette-'));
});

test('prints in the light scheme', () => {
  const screenOnly = theme.generateStyleSheets().filter((sheet) => '@media screen' in sheet);
  expect(JSON.stringify(screenOnly)).toContain('dark');
});

test('style sheets define no colours of their own', () => {
  const coloured = readdirSync(styles).filter((file) =>
    /#[\da-f]{3,8}\b|\b(rgba?|hsla?)\(/i.test(readFileSync(`${styles}/${file}`, 'utf8')),
  );
  expect(coloured).toEqual([]);
});

test('imports every style sheet', () => {
  const main = readFileSync(`${styles}/main.css`, 'utf8');
  // The fonts are imported separately, last of all.
  const apart = ['main.css', 'fonts.css'];
  const parts = readdirSync(styles).filter((file) => !apart.includes(file));
  expect(parts.filter((file) => !main.includes(`'./${file}'`))).toEqual([]);
});
