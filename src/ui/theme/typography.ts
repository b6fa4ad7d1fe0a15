import type { ThemeOptions } from '@mui/material/styles';
import { FROM_SM } from './media';

// The style sheet defines the font families (styles/base.css).
const body = 'var(--font-body)';
const display = 'var(--font-display)';

/** The only font sizes of the site, with their line heights: 13, 16, 20 and 36 px; 28 px instead of 36 on a phone. */
const SMALL = { fontSize: '0.8125rem', lineHeight: 20 / 13 } as const;
const TEXT = { fontSize: '1rem', lineHeight: 1.5 } as const;
const LARGE = { fontSize: '1.25rem', lineHeight: 1.4 } as const;
const PLAIN = { letterSpacing: 0, textTransform: 'none' } as const;

/** Two weights: 400, and 600 for headings, buttons, selected rows and errors. */
export const typography: ThemeOptions['typography'] = {
  fontFamily: body,
  fontWeightMedium: 600,
  fontWeightBold: 600,
  h1: {
    fontFamily: display,
    fontWeight: 600,
    fontSize: '1.75rem',
    lineHeight: 32 / 28,
    letterSpacing: '-0.012em',
    [FROM_SM]: { fontSize: '2.25rem', lineHeight: 44 / 36 },
  },
  h2: { fontFamily: display, fontWeight: 600, ...LARGE, letterSpacing: '-0.004em' },
  h3: { fontWeight: 600, ...TEXT, letterSpacing: 0 },
  // A phone number as the main action.
  h4: { fontWeight: 600, ...LARGE, letterSpacing: 0, fontVariantNumeric: 'tabular-nums' },
  body1: { ...TEXT, letterSpacing: 0 },
  body2: { ...SMALL, letterSpacing: 0 },
  overline: { fontWeight: 600, ...SMALL, ...PLAIN },
  button: { fontWeight: 600, ...TEXT, ...PLAIN },
};
