import type { ThemeOptions } from '@mui/material/styles';

/** What holds text: cards and groups. */
export const surfaces: NonNullable<ThemeOptions['components']> = {
  MuiPaper: {
    // A raised surface carries its shadow in a style attribute, which the policy of the page refuses.
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
};
