import type { ThemeOptions } from '@mui/material/styles';
import { BELOW_MD, FORCED_COLORS, HOVERS, LOW_PANEL } from '../media';
import { focusRing } from '../palette';

/** On the form the choices are one row (features/selection/panel/SelectionSteps.tsx). */
const COMPACT = '[data-compact]';

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
    styleOverrides: {
      root: {
        gap: 20,
        // On phones: the title, the choices below it, and the theme button next to both.
        [BELOW_MD]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          alignContent: 'center',
          gap: '0 12px',
        },
      },
    },
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
        borderRadius: 6,
        fontWeight: 500,
        textAlign: 'start',
        overflowWrap: 'anywhere',
        userSelect: 'auto',
        [BELOW_MD]: { minHeight: 44 },
      },
    },
  },
  MuiStepper: {
    defaultProps: { orientation: 'vertical', nonLinear: true, connector: null },
    styleOverrides: {
      root: {
        margin: '10px -10px -8px',
        [BELOW_MD]: { margin: '6px -10px 8px' },
        [LOW_PANEL]: { '&:last-child': { marginBottom: 0 } },
      },
    },
  },
  MuiStep: {
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'relative',
        // MUI's connector is between two rows; this one connects their icons at any row height.
        '&:not(:last-child)::before': {
          content: '""',
          position: 'absolute',
          left: 21,
          top: 43,
          bottom: -11,
          zIndex: 1,
          width: 2,
          borderRadius: 1,
          backgroundColor: theme.vars.palette.segment,
        },
        '&.Mui-completed:not(:last-child)::before': {
          backgroundColor: theme.vars.palette.primary.main,
        },
        [LOW_PANEL]: { '&:not(:last-child)::before': { top: 41, bottom: -9 } },
        // The row of a choice links to its screen.
        '& > a': { display: 'block', borderRadius: 10, color: 'inherit', textDecoration: 'none' },
        [HOVERS]: {
          '& > a:hover > .MuiStepLabel-root': {
            backgroundColor: theme.vars.palette.primary.tintHover,
          },
        },
      }),
    },
  },
  MuiStepLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 54,
        padding: '6px 10px',
        borderRadius: 10,
        '&[aria-current]': {
          backgroundColor: theme.vars.palette.primary.tintHover,
          [FORCED_COLORS]: { outline: '2px solid Highlight', outlineOffset: -2 },
        },
        [LOW_PANEL]: { minHeight: 40, paddingBlock: 4 },
        [`${COMPACT} &`]: { minHeight: 36, paddingBlock: 4 },
      }),
      iconContainer: ({ theme }) => ({
        display: 'grid',
        placeItems: 'center',
        alignSelf: 'flex-start',
        position: 'relative',
        zIndex: 1,
        width: 24,
        height: 24,
        margin: '9px 12px 0 0',
        padding: 0,
        borderRadius: '50%',
        backgroundColor: theme.vars.palette.background.paper,
        boxShadow: `inset 0 0 0 1.5px ${theme.vars.palette.outline.main}`,
        color: theme.vars.palette.text.secondary,
        fontSize: '0.8125rem',
        fontWeight: 600,
        fontVariantNumeric: 'tabular-nums',
        lineHeight: 1,
        '& svg': { fontSize: 16 },
        '&.Mui-active': {
          boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.main}`,
          color: theme.vars.palette.primary.main,
        },
        '&.Mui-completed': {
          boxShadow: 'none',
          backgroundColor: theme.vars.palette.primary.main,
          color: theme.vars.palette.primary.contrastText,
        },
        '&.Mui-disabled': {
          boxShadow: 'none',
          backgroundColor: theme.vars.palette.background.sunken,
        },
        [`${COMPACT} &`]: { marginTop: 0, [BELOW_MD]: { marginTop: 10 } },
        [FORCED_COLORS]: {
          '&&': { backgroundColor: 'Canvas', color: 'CanvasText' },
          forcedColorAdjust: 'none',
          border: '1px solid CanvasText',
        },
      }),
      labelContainer: ({ theme }) => ({
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 12,
        // What a click does.
        '& > small': {
          color: theme.vars.palette.primary.main,
          fontSize: '0.8125rem',
          lineHeight: '1.25rem',
          fontWeight: 500,
          textDecoration: 'underline 1px',
          textUnderlineOffset: '0.2em',
        },
        'a:hover & > small': { textDecorationThickness: 2 },
      }),
      label: ({ theme }) => ({
        color: theme.vars.palette.text.secondary,
        fontSize: '0.9375rem',
        lineHeight: '1.3125rem',
        overflowWrap: 'anywhere',
        '& b': { display: 'block', color: theme.vars.palette.text.primary, fontWeight: 550 },
        '& small': {
          display: 'block',
          color: theme.vars.palette.text.secondary,
          fontSize: '0.8125rem',
          lineHeight: '1.25rem',
          fontWeight: 400,
        },
        '&.Mui-active b:first-child': { fontWeight: 600 },
        [`${COMPACT} &`]: {
          lineHeight: '1.5rem',
          // At the end of a line, where it breaks.
          '& > :is(a, span):not(:last-child)::after': {
            content: '" · " / ""',
            display: 'inline-block',
            whiteSpace: 'pre',
          },
          // As high as its line: a target of at least 24 px.
          '& > a': { display: 'inline-block' },
          [BELOW_MD]: { lineHeight: '2.75rem' },
          [LOW_PANEL]: {
            fontSize: '0.875rem',
            lineHeight: '1.25rem',
            '& > a': { display: 'inline' },
          },
        },
        '& > a': { color: 'inherit' },
        '&.Mui-active b + small': {
          color: theme.vars.palette.primary.main,
          lineHeight: '1.125rem',
        },
      }),
    },
  },
};
