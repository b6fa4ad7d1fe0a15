import type { ThemeOptions } from '@mui/material/styles';
import { BELOW_SM } from '../media';

/** Cards and accordions. */
export const groups: NonNullable<ThemeOptions['components']> = {
  MuiPaper: {
    // A raised surface has its shadow in a style attribute, which the content security policy refuses.
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      rounded: { borderRadius: 14 },
      outlined: { '@media print': { border: 0 } },
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true },
    styleOverrides: {
      // Several are one sheet, with a rule between them (ui/Sheet.tsx).
      root: ({ theme }) => ({
        border: 0,
        background: 'none',
        transition: 'none',
        '&::before': { display: 'none' },
        '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
      }),
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: {
        gap: 16,
        minHeight: 64,
        padding: '10px 20px 10px 24px',
        borderRadius: 14,
        // The ring shows the focus.
        '&.Mui-focusVisible': { backgroundColor: 'transparent' },
        [BELOW_SM]: {
          minHeight: 56,
          padding: '6px 12px 6px 16px',
          borderRadius: 0,
          '&:focus-visible': { outlineOffset: -3 },
        },
      },
      content: {
        alignItems: 'center',
        gap: 16,
        minWidth: 0,
        margin: 0,
      },
      expandIconWrapper: ({ theme }) => ({ color: theme.vars.palette.text.secondary }),
    },
  },
  MuiAccordionDetails: {
    styleOverrides: {
      root: { padding: '0 8px 12px', [BELOW_SM]: { padding: '0 0 8px' } },
    },
  },
  MuiSkeleton: {
    defaultProps: { variant: 'rounded' },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.look.skeleton }),
    },
  },
};
