import type { ThemeOptions } from '@mui/material/styles';
import { FORCED_COLORS, FROM_MD, HOVERS } from '../media';
import { focusRing } from '../palette';

/** The language flags and the theme switch. */
export const settings: NonNullable<ThemeOptions['components']> = {
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: {
        // Separate buttons.
        '& > .MuiToggleButtonGroup-grouped': {
          margin: 0,
          border: 0,
          borderRadius: 8,
        },
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        minWidth: 0,
        padding: 0,
        color: theme.vars.palette.text.secondary,
        whiteSpace: 'nowrap',
        [HOVERS]: { '&:hover': { backgroundColor: theme.vars.palette.primary.tintHover } },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: 'transparent',
          [FROM_MD]: { backgroundColor: theme.vars.palette.primary.tint },
          color: theme.vars.palette.text.primary,
          fontWeight: 600,
          [FORCED_COLORS]: { outline: '3px solid Highlight', outlineOffset: -3 },
        },
      }),
    },
  },
  // Follows `:checked` and not MUI's class, so that a click before hydration moves it as well.
  MuiSwitch: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: { width: 44, height: 24, padding: 0, overflow: 'visible' },
      switchBase: ({ theme }) => ({
        padding: 4,
        transition: 'transform 0.15s',
        '&&:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked': { transform: 'none' },
        '&&:has(:checked)': { transform: 'translateX(20px)' },
        '&:has(:checked) > .MuiSwitch-thumb': {
          backgroundColor: theme.vars.palette.primary.contrastText,
        },
        '&&:has(:checked) + .MuiSwitch-track': {
          backgroundColor: theme.vars.palette.primary.main,
          borderColor: theme.vars.palette.primary.main,
        },
        '&& + .MuiSwitch-track': { opacity: 1 },
        '&:has(:focus-visible) + .MuiSwitch-track': focusRing,
        [FORCED_COLORS]: {
          '& > .MuiSwitch-thumb': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
          '&:has(:checked) > .MuiSwitch-thumb': { backgroundColor: 'Highlight' },
          '&&:has(:checked) + .MuiSwitch-track': { borderColor: 'Highlight' },
        },
      }),
      // The input covers the track at either end. MUI's is larger, and would widen the panel.
      input: { left: 0, width: 44, '&:checked': { left: -20 } },
      thumb: ({ theme }) => ({
        width: 16,
        height: 16,
        border: 0,
        boxShadow: 'none',
        backgroundColor: theme.vars.palette.outline.main,
      }),
      track: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.outline.main}`,
        borderRadius: 14,
        backgroundColor: theme.vars.palette.background.paper,
        transition: 'background-color 0.15s',
      }),
    },
  },
};
