import type { ThemeOptions } from '@mui/material/styles';
import { FROM_MD } from './media';

// The style sheet defines the font families (styles/base.css).
const body = 'var(--font-body)';
const display = 'var(--font-display)';

export const typography: ThemeOptions['typography'] = {
  fontFamily: body,
  h1: {
    fontFamily: display,
    fontWeight: 600,
    fontSize: '1.75rem',
    lineHeight: 1.214,
    letterSpacing: '-0.012em',
    [FROM_MD]: { fontSize: '2.25rem', lineHeight: 1.167 },
  },
  h2: {
    fontFamily: display,
    fontWeight: 600,
    fontSize: '1.375rem',
    lineHeight: 1.273,
    letterSpacing: '-0.006em',
    [FROM_MD]: { fontSize: '1.5rem', lineHeight: 1.25 },
  },
  h3: { fontWeight: 600, fontSize: '1.0625rem', lineHeight: 1.412, letterSpacing: '-0.008em' },
  subtitle1: {
    fontSize: '1rem',
    lineHeight: 1.55,
    [FROM_MD]: { fontSize: '1.0625rem', lineHeight: 1.6 },
  },
  body1: { fontSize: '1rem', lineHeight: 1.5 },
  body2: { fontSize: '0.875rem', lineHeight: 1.43 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.54 },
  overline: {
    fontWeight: 600,
    fontSize: '0.8125rem',
    lineHeight: 1.54,
    letterSpacing: 0,
    textTransform: 'none',
  },
  button: {
    fontWeight: 600,
    fontSize: '1rem',
    lineHeight: 1.5,
    textTransform: 'none',
    letterSpacing: 0,
  },
};
