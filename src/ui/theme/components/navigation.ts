import type { ThemeOptions } from '@mui/material/styles';
import { BELOW_MD } from '../media';
import { focusRing } from '../palette';

/** Header and links. */
export const navigation: NonNullable<ThemeOptions['components']> = {
  MuiAppBar: {
    // A raised surface has its shadow in a style attribute, which the content security policy refuses.
    defaultProps: { color: 'transparent', position: 'static', variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        border: 0,
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.background.paper,
      }),
    },
  },
  MuiToolbar: {
    defaultProps: { disableGutters: true },
    styleOverrides: { root: { gap: 24 } },
  },
  MuiLink: {
    styleOverrides: {
      root: {
        textDecorationColor: 'currentColor',
        textDecorationThickness: 1,
        textUnderlineOffset: '0.2em',
        '&:hover': { textDecorationThickness: 2, textDecorationColor: 'currentColor' },
        '&:focus-visible': focusRing,
        '&[href^="tel:"]': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
      },
      // Separates buttons from text.
      button: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: 4,
        minHeight: 32,
        borderRadius: 8,
        fontWeight: 400,
        textAlign: 'start',
        overflowWrap: 'anywhere',
        userSelect: 'auto',
        [BELOW_MD]: { minHeight: 44 },
      },
    },
  },
};
