import type { ThemeOptions } from '@mui/material/styles';
import { FORCED_COLORS, HOVERS } from '../media';
import { focusRing } from '../palette';

/** The language flags and the theme switch. */
export const settings: NonNullable<ThemeOptions['components']> = {
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: {
        display: 'grid',
        gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
        // Separate buttons.
        '& > .MuiToggleButtonGroup-grouped': {
          margin: 0,
          border: '1px solid transparent',
          borderRadius: 8,
        },
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        flexDirection: 'column',
        gap: 3,
        minWidth: 0,
        minHeight: 52,
        padding: 0,
        color: theme.vars.palette.text.secondary,
        fontSize: '0.75rem',
        lineHeight: '1rem',
        fontWeight: 500,
        [HOVERS]: { '&:hover': { backgroundColor: theme.vars.palette.primary.tintHover } },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.primary.tint,
          boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.main}`,
          color: theme.vars.palette.text.primary,
          fontWeight: 700,
          [FORCED_COLORS]: { outline: '3px solid Highlight', outlineOffset: -3 },
        },
      }),
    },
  },
  // Follows `:checked` and not MUI's class, so that a click before hydration moves it as well.
  MuiSwitch: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: { width: 44, height: 26, padding: 0, overflow: 'visible' },
      switchBase: ({ theme }) => ({
        padding: 4.5,
        transition: 'transform 0.15s',
        '&&:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked': { transform: 'none' },
        '&&:has(:checked)': { transform: 'translateX(18px)' },
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
      // As large as the track at either end: MUI's would widen the panel.
      input: { left: 0, width: 44, '&:checked': { left: -18 } },
      thumb: ({ theme }) => ({
        width: 17,
        height: 17,
        border: 0,
        boxShadow: 'none',
        backgroundColor: theme.vars.palette.outline.main,
      }),
      track: ({ theme }) => ({
        boxSizing: 'border-box',
        border: `1.5px solid ${theme.vars.palette.outline.main}`,
        borderRadius: 13,
        backgroundColor: theme.vars.palette.background.paper,
        transition: 'background-color 0.15s',
      }),
    },
  },
};
