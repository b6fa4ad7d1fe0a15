import type { ThemeOptions } from '@mui/material/styles';
import { BELOW_MD } from '../media';

/** Cards and accordions. */
export const groups: NonNullable<ThemeOptions['components']> = {
  MuiPaper: {
    // A raised surface has its shadow in a style attribute, which the content security policy refuses.
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      rounded: { borderRadius: 14 },
      outlined: ({ theme }) => ({
        borderColor: theme.vars.palette.divider,
        '@media print': { border: 0 },
      }),
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true, variant: 'outlined' },
    styleOverrides: {
      root: {
        borderRadius: 14,
        transition: 'none',
        '&::before': { display: 'none' },
      },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: {
        gap: 16,
        minHeight: 76,
        padding: '14px 20px 14px 24px',
        borderRadius: 14,
        [BELOW_MD]: {
          gap: 10,
          minHeight: 72,
          padding: '14px 12px 14px 18px',
        },
      },
      content: {
        alignItems: 'center',
        gap: 16,
        minWidth: 0,
        margin: 0,
        [BELOW_MD]: { gap: 10 },
      },
      expandIconWrapper: ({ theme }) => ({ color: theme.vars.palette.text.secondary }),
    },
  },
  MuiAccordionDetails: {
    styleOverrides: {
      root: { padding: '0 12px 14px', [BELOW_MD]: { padding: '0 6px 8px' } },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        flex: 'none',
        height: 26,
        fontWeight: 500,
        fontVariantNumeric: 'tabular-nums',
        cursor: 'inherit',
        backgroundColor: theme.vars.palette.background.sunken,
        color: theme.vars.palette.text.secondary,
        transition: 'none',
      }),
      colorPrimary: ({ theme }) => ({
        fontWeight: 600,
        backgroundColor: theme.vars.palette.primary.tint,
        color: theme.vars.palette.primary.main,
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { variant: 'rounded' },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.look.skeleton }),
    },
  },
};
