import type { ThemeOptions } from '@mui/material/styles';
import { FORCED_COLORS, FROM_MD, HOVERS, LOW_PANEL } from '../media';
import { focusRing } from '../palette';

/** The choices beside the form (features/selection/panel/SelectionSteps.tsx). */
const SHORT = '[data-short]';

/** Header, links, and the steps of the side panel. */
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
      },
      button: { borderRadius: 8, fontWeight: 400, userSelect: 'auto' },
    },
  },
  MuiStepper: { defaultProps: { orientation: 'vertical', nonLinear: true, connector: null } },
  MuiStep: {
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'relative',
        // MUI's connector is between two rows; this one connects their icons at any row height.
        '& + &::before': {
          content: '""',
          position: 'absolute',
          left: 5,
          bottom: 'calc(50% + 6px)',
          width: 2,
          height: 'calc(100% - 12px)',
          backgroundColor: theme.vars.palette.segment,
        },
        '&.Mui-completed + &::before': { backgroundColor: theme.vars.palette.primary.main },
        // The row of a choice links to its screen.
        '& > a': { display: 'block', color: 'inherit', textDecoration: 'none' },
        // On the form the choices are a plain list.
        [`${SHORT} &::before`]: { display: 'none' },
      }),
    },
  },
  MuiStepLabel: {
    styleOverrides: {
      root: {
        minHeight: 52,
        padding: '2px 0',
        [LOW_PANEL]: { minHeight: 44 },
        '&[aria-current]': {
          [FORCED_COLORS]: { outline: '2px solid Highlight', outlineOffset: 4 },
        },
        [`${SHORT} &`]: {
          minHeight: 44,
          padding: 0,
          [FROM_MD]: { minHeight: 28 },
          [LOW_PANEL]: { minHeight: 24 },
        },
      },
      iconContainer: ({ theme }) => ({
        zIndex: 1,
        width: 12,
        height: 12,
        marginRight: 16,
        padding: 0,
        border: `2px solid ${theme.vars.palette.outline.main}`,
        borderRadius: '50%',
        backgroundColor: theme.vars.palette.background.default,
        '&.Mui-active': { borderWidth: 4, borderColor: theme.vars.palette.primary.main },
        '&.Mui-completed': {
          borderColor: theme.vars.palette.primary.main,
          backgroundColor: theme.vars.palette.primary.main,
        },
        '&.Mui-disabled': { borderColor: theme.vars.palette.segment },
        [`${SHORT} &`]: { display: 'none' },
        [FORCED_COLORS]: {
          forcedColorAdjust: 'none',
          '&&': { borderColor: 'CanvasText', backgroundColor: 'Canvas' },
          '&&.Mui-completed': { backgroundColor: 'CanvasText' },
          '&&.Mui-active': { borderColor: 'Highlight' },
        },
      }),
      label: ({ theme }) => ({
        ...theme.typography.body1,
        lineHeight: 1.25,
        color: theme.vars.palette.text.secondary,
        overflowWrap: 'anywhere',
        '&.Mui-completed': { fontWeight: 400 },
        '& b': { display: 'block', color: theme.vars.palette.text.primary, fontWeight: 400 },
        '& small': {
          display: 'block',
          color: theme.vars.palette.text.secondary,
          fontSize: '0.8125rem',
          lineHeight: '1.125rem',
          fontWeight: 400,
        },
        '&.Mui-active, &.Mui-active b': {
          color: theme.vars.palette.text.primary,
          fontWeight: 600,
        },
        'a > .MuiStepLabel-root & b': {
          textDecoration: 'underline',
          textDecorationThickness: 1,
          textDecorationColor: theme.vars.palette.outline.main,
          textUnderlineOffset: '0.22em',
        },
        [HOVERS]: {
          'a:hover > .MuiStepLabel-root & b': {
            color: theme.vars.palette.primary.main,
            textDecorationColor: 'currentColor',
          },
        },
      }),
    },
  },
};
