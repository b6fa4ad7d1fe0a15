import { readFileSync, readdirSync } from 'node:fs';
import { theme } from './theme';
import tokens from './tokens.json';

interface Branch {
  readonly [key: string]: string | Branch;
}
type Values = Record<string, string>;

const styles = `${__dirname}/styles`;
const sheet = readFileSync(`${styles}/tokens.css`, 'utf8');
const [lightSheet = '', darkSheet = ''] = sheet.split("[data-mui-color-scheme='dark']");

function flatten(branch: Branch, prefix: string): [string, string][] {
  return Object.entries(branch).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}-`),
  );
}

/** Colours are the same in capital and small letters. */
function folded(pairs: readonly (readonly [string, unknown])[]): Values {
  return Object.fromEntries(pairs.map(([name, value]) => [name, String(value).toLowerCase()]));
}

function declared(css: string): Values {
  const pairs = css.matchAll(/(--[\w-]+):\s*([^;]+);/g);
  return folded(Array.from(pairs, ([, name = '', value = '']) => [name, value] as const));
}

function generated(scheme: string): Values {
  const sheets = theme
    .generateStyleSheets()
    .map((part) => (part['@media screen'] ?? part) as object);
  const rules = sheets.flatMap((part) => Object.entries(part) as [string, object][]);
  const own = rules.filter(([selector]) => selector.includes(scheme));
  return folded(own.flatMap(([, values]) => Object.entries(values)));
}

describe.each([
  ['light', tokens.light, lightSheet],
  ['dark', tokens.dark, darkSheet],
] as const)('the %s scheme', (scheme, { palette, look }, css) => {
  const painted = folded(flatten(palette, '--mui-palette-'));

  it('has the same values in the style sheet as in the tokens', () => {
    expect(declared(css)).toEqual({ ...painted, ...folded(flatten(look, '--')) });
  });

  it('has the same values in the theme as in the tokens', () => {
    expect(generated(scheme)).toMatchObject(painted);
  });
});

it('leaves colours to the tokens in every other style sheet', () => {
  const others = readdirSync(styles).filter((file) => file !== 'tokens.css');
  const coloured = others.filter((file) =>
    /#[\da-f]{3,8}\b|\b(rgba?|hsla?)\(/i.test(readFileSync(`${styles}/${file}`, 'utf8')),
  );
  expect(coloured).toEqual([]);
});

it('imports every style sheet', () => {
  const main = readFileSync(`${styles}/main.css`, 'utf8');
  // The fonts come on their own, last of all.
  const apart = ['main.css', 'fonts.css'];
  const parts = readdirSync(styles).filter((file) => !apart.includes(file));
  expect(parts.filter((file) => !main.includes(`'./${file}'`))).toEqual([]);
});
