import type { ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { LOW_WINDOW } from '../media';
import { fieldFrame } from './inputs';

// Not x-date-pickers' own constants, as the theme is part of the first chunk and the picker is not.
const OUTLINE = '.MuiPickersOutlinedInput-notchedOutline';

/** As wide as the narrowest phones allow. */
const width = 'min(320px, 100vw - 34px)';

/** In a low window the calendar scrolls as a whole below its header. */
const unbound = { height: 'auto', maxHeight: 'none', overflow: 'visible' };

/** The date field and its calendar. */
export const pickers: NonNullable<ThemeOptions['components']> = {
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...fieldFrame,
        letterSpacing: 'normal',
        fontVariantNumeric: 'tabular-nums',
        // Large enough for touch.
        '& .MuiPickersInputBase-sectionContent': {
          display: 'inline-block',
          minWidth: 24,
          lineHeight: '24px',
          textAlign: 'center',
        },
        [`& ${OUTLINE}`]: { borderColor: theme.vars.palette.outline.main },
        [`&.Mui-error ${OUTLINE}`]: { borderWidth: 2 },
      }),
      sectionsContainer: { padding: '12px 0' },
      notchedOutline: { top: 0, '& legend': { display: 'none' } },
    },
  },
  MuiPickersInputBase: {
    styleOverrides: {
      sectionsContainer: ({ theme, ownerState }) =>
        ownerState.isFieldValueEmpty && {
          opacity: 1,
          color: theme.vars.palette.text.secondary,
        },
    },
  },
  MuiPickerPopper: {
    styleOverrides: {
      root: { zIndex: 1300 },
      paper: ({ theme }) => ({
        background: theme.vars.palette.background.paper,
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: 12,
        boxShadow: theme.vars.palette.look.shadowOverlay,
        [LOW_WINDOW]: {
          maxHeight: 'calc(100vh - 32px)',
          overflowY: 'auto',
          scrollPaddingTop: 48,
        },
      }),
    },
  },
  MuiDateCalendar: { styleOverrides: { root: { width, [LOW_WINDOW]: unbound } } },
  MuiYearCalendar: { styleOverrides: { root: { width, [LOW_WINDOW]: unbound } } },
  MuiMonthCalendar: { styleOverrides: { root: { width } } },
  MuiPickerDay: { styleOverrides: { root: { fontSize: '0.9375rem' } } },
  MuiPickersCalendarHeader: {
    styleOverrides: {
      root: ({ theme }) => ({
        [LOW_WINDOW]: {
          position: 'sticky',
          top: 0,
          zIndex: 1,
          flex: 'none',
          margin: 0,
          paddingBlock: 4,
          background: theme.vars.palette.background.paper,
        },
      }),
      label: { fontSize: '0.9375rem', fontWeight: 600 },
    },
  },
};
