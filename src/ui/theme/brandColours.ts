import { dark, light } from './palette';

/** The colours of an institution as "#RRGGBB"; "" for none. */
interface BrandColours {
  primaryColour: string;
  /** In the dark scheme; without it, a lighter shade of the other. */
  primaryColourDark: string;
}

type Scheme = 'light' | 'dark';
type Rgb = readonly [number, number, number];

const PALETTES = { light, dark };
/** The contrast of a derived dark colour with the surfaces behind it: about that of the theme's own. */
const DARK_CONTRAST = 7;
/** The ratios of WCAG AA: for text, and for controls and the focus ring. */
const TEXT = 4.5;
const GRAPHICS = 3;

function channels(colour: string): Rgb {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** Relative luminance as WCAG defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** The contrast ratio of WCAG, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

function hex(rgb: readonly number[]): string {
  return `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** A colour with a share (0 to 1) of another. */
function mix(colour: string, other: string, share: number): string {
  const added = channels(other);
  return hex(channels(colour).map((value, index) => value + ((added[index] ?? 0) - value) * share));
}

/** The same hue, more vivid: the brightest channel is at least 200. */
function brightened(colour: string): string {
  const factor = Math.max(1, 200 / Math.max(1, ...channels(colour)));
  return hex(channels(colour).map((value) => value * factor));
}

/** The nearest lighter shade that stands out from the surfaces of the dark scheme. */
function lightened(colour: string): string {
  const bright = brightened(colour);
  const shades = Array.from({ length: 21 }, (_, step) => mix(bright, '#ffffff', step / 20));
  return shades.find((shade) => contrast(shade, dark.background.paper) >= DARK_CONTRAST) ?? bright;
}

/** The shades of one primary colour that the theme uses. */
function shadesOf(main: string, scheme: Scheme) {
  const { paper } = PALETTES[scheme].background;
  const away = scheme === 'light' ? '#000000' : '#ffffff';
  return {
    main,
    // The background of a button under the pointer.
    dark: mix(main, away, 0.28),
    contrastText: paper,
    tint: mix(paper, main, 0.1),
    tintHover: mix(paper, main, 0.05),
  };
}

type Shades = ReturnType<typeof shadesOf>;

/** The colour of each scheme; none where the theme's own stays. */
function mainColours({ primaryColour, primaryColourDark }: BrandColours): [Scheme, string][] {
  const darkMain = primaryColourDark || (primaryColour && lightened(primaryColour));
  const both: [Scheme, string][] = [
    ['light', primaryColour],
    ['dark', darkMain],
  ];
  return both.filter(([, colour]) => colour !== '');
}

/** A colour on another, and the contrast that WCAG AA requires. */
type Pair = readonly [name: string, colour: string, on: string, required: number];

function pairsOf({ main, dark: hover, contrastText, tint, tintHover }: Shades, scheme: Scheme) {
  const { background, text } = PALETTES[scheme];
  return [
    ['a link on a card', main, background.paper, TEXT],
    ['a link on the page', main, background.default, TEXT],
    ['a link on a chosen row', main, tint, TEXT],
    ['a link on a row under the pointer', main, tintHover, TEXT],
    ['the text of a button', contrastText, main, TEXT],
    ['the text of a button under the pointer', contrastText, hover, TEXT],
    ['text on a chosen row', text.secondary, tint, TEXT],
    ['the focus ring on a grey surface', main, background.sunken, GRAPHICS],
  ] satisfies Pair[];
}

/** A ratio with two decimals, rounded down so that it is never shown as one that suffices. */
function shown(ratio: number): string {
  return String(Math.floor(ratio * 100) / 100);
}

/**
 * Checks the contrast of everything that has the institution's colours, in both schemes.
 *
 * @throws Error that names each colour that fails WCAG AA, with its worst pair
 */
export function checkContrast(colours: BrandColours): void {
  const found = mainColours(colours).flatMap(([scheme, main]) => {
    const key =
      scheme === 'dark' && colours.primaryColourDark !== '' ? 'primaryColourDark' : 'primaryColour';
    const faults = pairsOf(shadesOf(main, scheme), scheme)
      .map(([name, colour, on, required]) => {
        const ratio = contrast(colour, on);
        const pair = `${name} (${colour} on ${on}) has a contrast of ${shown(ratio)} in the ${scheme} scheme`;
        return { text: `${key}: ${pair}; WCAG AA requires ${required}`, lack: required / ratio };
      })
      .filter(({ lack }) => lack > 1)
      .sort((one, other) => other.lack - one.lack);
    return faults.slice(0, 1).map(({ text }) => text);
  });
  if (found.length > 0) throw new Error(`The site configuration is wrong. ${found.join('; ')}`);
}

/** The values of the theme's CSS variables, by name without `--mui-palette-`. */
function variablesOf(main: string, mark: string, scheme: Scheme): Record<string, string> {
  const shades = shadesOf(main, scheme);
  const { contrastText, dark: hover } = shades;
  const channel = (colour: string) => channels(colour).join(' ');
  return {
    ...Object.fromEntries(
      Object.entries(shades).map(([name, colour]) => [`primary-${name}`, colour]),
    ),
    'primary-mainChannel': channel(main),
    'primary-darkChannel': channel(hover),
    'primary-contrastTextChannel': channel(contrastText),
    'LinearProgress-primaryBg': mix(main, PALETTES[scheme].background.paper, 0.62),
    'look-focusSoft': `${main}${scheme === 'light' ? '33' : '40'}`,
    ...(mark !== '' && { 'look-mark': mark }),
  };
}

/** The selectors outrank those of the theme's own variables wherever both are in the page. */
const RULES: Readonly<Record<Scheme, (body: string) => string>> = {
  light: (body) => `html:root{${body}}`,
  // The dark scheme is for screens only.
  dark: (body) => `@media screen{html[data-mui-color-scheme="dark"]{${body}}}`,
};

/** The CSS rules that replace the theme's primary colour by the institution's; none for the theme's own. */
export function brandRules(colours: BrandColours): string[] {
  return mainColours(colours).map(([scheme, main]) => {
    const variables = variablesOf(main, colours.primaryColour, scheme);
    const body = Object.entries(variables).map(([name, value]) => `--mui-palette-${name}:${value}`);
    return RULES[scheme](body.join(';'));
  });
}
