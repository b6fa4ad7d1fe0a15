import type { ThemeOptions } from '@mui/material/styles';

/** Cards, and what is shown until they are loaded. */
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
  MuiSkeleton: {
    defaultProps: { variant: 'rounded' },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.look.skeleton }),
    },
  },
};
