import type { ThemeOptions } from '@mui/material/styles';
import { BELOW_SM, FORCED_COLORS, HOVERS } from '../media';
import { focusRing } from '../palette';

export const buttons: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      // The native state, which also works before hydration.
      root: { '&:focus-visible': focusRing },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 48,
        paddingInline: 23,
        textWrap: 'balance',
        transition: 'background-color 120ms, border-color 120ms',
        '& .MuiButton-icon > *:nth-of-type(1)': { fontSize: 20 },
        [FORCED_COLORS]: {
          border: '1px solid ButtonText',
          // Forced colours take away the fill, which sets it apart from the other buttons.
          '&.MuiButton-contained': { borderWidth: 2 },
        },
      },
      sizeSmall: { minHeight: 44, paddingInline: 15, fontSize: '1rem' },
      // A phone number as the main action (ui/phoneLinks.tsx), which has one line on a narrow phone as well.
      sizeLarge: ({ theme }) => ({
        ...theme.typography.h4,
        paddingInline: 27,
        [BELOW_SM]: { width: '100%', paddingInline: 8 },
      }),
      text: ({ theme }) => ({
        paddingInline: 15,
        [HOVERS]: { '&:hover': { backgroundColor: theme.vars.palette.primary.tint } },
      }),
      outlined: ({ theme }) => ({
        borderColor: theme.vars.palette.outline.main,
        backgroundColor: theme.vars.palette.background.paper,
        color: theme.vars.palette.text.primary,
        [HOVERS]: {
          '&:hover': {
            borderColor: theme.vars.palette.primary.main,
            backgroundColor: theme.vars.palette.primary.tintHover,
          },
        },
      }),
      contained: ({ theme }) => ({
        '&.Mui-disabled, &[aria-disabled="true"], &[aria-disabled="true"]:hover': {
          cursor: 'progress',
          backgroundColor: theme.vars.palette.action.disabledBackground,
          color: theme.vars.palette.text.secondary,
          [FORCED_COLORS]: { borderColor: 'GrayText', color: 'GrayText' },
        },
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 44,
        height: 44,
        color: theme.vars.palette.text.secondary,
        transition: 'background-color 120ms',
        [HOVERS]: { '&:hover': { backgroundColor: theme.vars.palette.background.sunken } },
      }),
    },
  },
};
