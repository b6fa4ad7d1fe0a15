import type { ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { LOW_WINDOW } from '../media';

/** As wide as the narrowest phones allow. */
const width = 'min(320px, 100vw - 34px)';

/** In a low window the calendar scrolls as a whole below its header. */
const unbound = { height: 'auto', maxHeight: 'none', overflow: 'visible' };

/** The calendar of a date field. */
export const pickers: NonNullable<ThemeOptions['components']> = {
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
