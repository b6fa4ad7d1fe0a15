import { createTheme, getContrastRatio } from '@mui/material/styles';
import fc from 'fast-check';
import { runs } from '../../testing/runs';
import { brandRules, checkContrast } from './brandColours';
import { dark, light } from './palette';

type Variables = Record<string, string>;

const brand = (primaryColour: string, primaryColourDark = '') => ({
  primaryColour,
  primaryColourDark,
});
const hex = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** The variables of both schemes as the page has them: the theme's own, then those of the brand. */
function colours(rules: readonly string[]): Record<'light' | 'dark', Variables> {
  const of = (rule = '', palette: typeof light) => ({
    ...Object.fromEntries(
      Object.entries(palette).flatMap(([group, values]) =>
        Object.entries(values).map(([name, value]) => [`${group}-${name}`, value]),
      ),
    ),
    ...Object.fromEntries(
      Array.from(rule.matchAll(/--mui-palette-([\w-]+):([^;}]+)/g), ([, name = '', value = '']) => [
        name,
        value,
      ]),
    ),
  });
  return { light: of(rules[0], light), dark: of(rules[1], dark) };
}

/** Holds what the components put on what (src/ui/theme/components), with the contrast that WCAG AA requires. */
const PAIRS = [
  ['primary-main', 'background-paper', 4.5],
  ['primary-main', 'background-default', 4.5],
  ['primary-main', 'primary-tint', 4.5],
  ['primary-main', 'primary-tintHover', 4.5],
  ['primary-contrastText', 'primary-main', 4.5],
  ['primary-contrastText', 'primary-dark', 4.5],
  ['text-primary', 'primary-tint', 4.5],
  ['text-secondary', 'primary-tint', 4.5],
  ['text-secondary', 'primary-tintHover', 4.5],
  ['primary-main', 'background-sunken', 3],
] as const;
/** Material UI rounds luminances to three decimals. */
const ROUNDING = 0.06;

test('every accepted colour has AA for every pair, in both schemes', () => {
  let accepted = 0;
  fc.assert(
    fc.property(hex, fc.oneof(fc.constant(''), hex), (primary, primaryDark) => {
      const given = brand(primary, primaryDark);
      try {
        checkContrast(given);
      } catch {
        return;
      }
      accepted += 1;
      for (const variables of Object.values(colours(brandRules(given)))) {
        for (const [colour, on, required] of PAIRS) {
          const ratio = getContrastRatio(variables[colour] ?? '', variables[on] ?? '');
          expect(ratio).toBeGreaterThanOrEqual(required - ROUNDING);
        }
      }
    }),
    runs(500),
  );
  expect(accepted).toBeGreaterThan(20);
});

test('a colour with enough contrast on the page needs no second one for the dark scheme', () => {
  fc.assert(
    fc.property(hex, (colour) => {
      const enough = getContrastRatio(colour, light.background.default) >= 5.5;
      fc.pre(enough);
      expect(() => {
        checkContrast(brand(colour));
      }).not.toThrow();
    }),
    runs(),
  );
});

test.each([
  [
    brand('#FFD200'),
    'primaryColour: a link on the page (#FFD200 on #F7F5F1) has a contrast of 1.33',
  ],
  [brand('#767676'), 'primaryColour: a link on a chosen row (#767676 on #f1f1f1)'],
  [brand('#0E5768', '#0E5768'), 'primaryColourDark: '],
  [brand('', '#406070'), 'in the dark scheme; WCAG AA requires 4.5'],
  [brand('#FFD200', '#000000'), /primaryColour: .*; primaryColourDark: /],
])('refuses %j with the pair, its contrast and the required one', (given, message) => {
  expect(() => {
    checkContrast(given);
  }).toThrow(message);
});

test('without colours the theme keeps its own', () => {
  expect(brandRules(brand(''))).toEqual([]);
  checkContrast(brand(''));
});

test('a colour of the dark scheme alone leaves the light one', () => {
  const [rule = '', ...others] = brandRules(brand('', '#e8a0a8'));
  expect(rule).toMatch(/^@media screen\{html\[data-mui-color-scheme="dark"\]\{.*main:#e8a0a8/);
  expect(rule).not.toContain('look-mark');
  expect(others).toEqual([]);
});

/** Variables that no component of this site uses. */
const UNUSED = [
  'primary-light',
  'primary-lightChannel',
  'Slider-primaryTrack',
  'Switch-primaryDisabledColor',
];

test('replaces every variable that Material UI derives from the primary colour', () => {
  const variables = (main: string): Record<string, unknown> => {
    const primary = { main, dark: main, contrastText: main, tint: main, tintHover: main };
    const { colorSchemes } = createTheme({
      cssVariables: true,
      colorSchemes: { light: { palette: { primary } } },
    });
    const groups = Object.entries(colorSchemes.light?.palette ?? {}) as [string, unknown][];
    return Object.fromEntries(
      groups.flatMap(([group, values]) =>
        Object.entries(Object(values) as object).map(([name, value]): [string, unknown] => [
          `${group}-${name}`,
          value,
        ]),
      ),
    );
  };
  const [one, other] = [variables('#7a1f2b'), variables('#1f7a2b')];
  const derived = Object.keys(one).filter((name) => one[name] !== other[name]);
  expect(derived).toContain('primary-mainChannel');
  const [rule = ''] = brandRules(brand('#7a1f2b'));
  expect(derived.filter((name) => !rule.includes(`-${name}:`) && !UNUSED.includes(name))).toEqual(
    [],
  );
});
