import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { CALENDAR_LOCALES, calendarLocale, useLanguage } from '../intl/language';
import { BELOW_MD, FORCED_COLORS, LOW_WINDOW } from '../ui/theme/media';
import { useFormField } from './useFormField';

// Registers the locales with dayjs. They are part of this chunk (webpack/parts.js) and evaluated with it, before the
// first render.
for (const name of CALENDAR_LOCALES) {
  void import(/* webpackMode: "eager" */ `dayjs/locale/${name}.js`);
}

interface CalendarPopoverProps {
  name: string;
  /** Parses the field's text to dd/MM/yyyy, or null. */
  read: (text: string) => string | null;
  /** The last selectable day, yyyy-MM-dd. */
  maxDate: string;
  label: string;
  anchorEl: Element | null;
  referenceDate: string | undefined;
  onClose: () => void;
}

/** The calendar of x-date-pickers for a date field: year, month, then day. */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { name, label, read, maxDate, referenceDate, onClose } = props;
  const intl = useIntl();
  const locale = calendarLocale(useLanguage());
  const { value, change } = useFormField(name);
  const [day, setDay] = useState(() => {
    const date = typeof value === 'string' ? read(value) : null;
    return date === null ? null : dayjs(date.split('/').reverse().join('-'));
  });
  return (
    <CalendarFrame
      open
      anchorEl={props.anchorEl}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': label } }}
    >
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale={locale}
        localeText={{
          previousMonth: intl.formatMessage({ id: 'pola.data.poprzedni_miesiac' }),
          nextMonth: intl.formatMessage({ id: 'pola.data.nastepny_miesiac' }),
          calendarViewSwitchingButtonAriaLabel: (view) =>
            intl.formatMessage({
              id: view === 'year' ? 'pola.data.pokaz_dni' : 'pola.data.pokaz_lata',
            }),
        }}
      >
        <DateCalendar
          autoFocus
          openTo="year"
          views={['year', 'month', 'day']}
          // The first letters of several days are alike.
          dayOfWeekFormatter={(weekday) => weekday.format('dd')}
          yearsPerRow={3}
          disableFuture
          maxDate={dayjs(maxDate)}
          {...(referenceDate && { referenceDate: dayjs(referenceDate) })}
          value={day}
          onChange={(next, state) => {
            setDay(next);
            if (state !== 'finish' || !next) return;
            change(next.format('DD/MM/YYYY'));
            onClose();
          }}
        />
      </LocalizationProvider>
    </CalendarFrame>
  );
}

/** As wide as the narrowest phones allow. */
const width = 'min(320px, 100vw - 34px)';

/** On a phone a day is as large as a finger needs, where seven of them fit. */
const day = 'min(44px, (100vw - 34px) / 7)';

/** In a low window the calendar scrolls as a whole below its header. */
const unbound = { height: 'auto', maxHeight: 'none', overflow: 'visible' };

/** The styles of all parts, in this chunk instead of the theme. */
const CalendarFrame = styled(Popover)(({ theme }) => ({
  '& .MuiDateCalendar-root': {
    width,
    [BELOW_MD]: { height: 396, maxHeight: 'none' },
    [LOW_WINDOW]: unbound,
  },
  '& .MuiYearCalendar-root': { width, [BELOW_MD]: { maxHeight: 336 }, [LOW_WINDOW]: unbound },
  '& .MuiMonthCalendar-root': { width },
  '& .MuiPickerDay-root': { fontSize: '1rem', borderRadius: '50%' },
  '& :is(.MuiYearCalendar-button, .MuiMonthCalendar-button)': { borderRadius: 8 },
  '& button:focus:not(.Mui-selected)': { backgroundColor: theme.vars.palette.primary.tint },
  [FORCED_COLORS]: {
    '& button:is(:focus, .Mui-selected)': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
  [BELOW_MD]: {
    '& :is(.MuiYearCalendar-button, .MuiMonthCalendar-button)': { height: 44 },
    '& .MuiDayCalendar-weekDayLabel': { width: day, margin: 0 },
    '& .MuiDayCalendar-slideTransition': { minHeight: `calc(6 * (${day} + 4px))` },
    '& .MuiPickerDay-root': { '--PickerDay-size': day, '--PickerDay-horizontalMargin': '0px' },
  },
  '& .MuiPickersCalendarHeader-root': {
    [LOW_WINDOW]: {
      position: 'sticky',
      top: 0,
      zIndex: 1,
      flex: 'none',
      margin: 0,
      paddingBlock: 4,
      background: theme.vars.palette.background.paper,
    },
  },
  '& .MuiPickersCalendarHeader-label': { fontSize: '1rem', fontWeight: 600 },
  '& .MuiPopover-paper': {
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 14,
    boxShadow: theme.vars.palette.look.shadowOverlay,
    [LOW_WINDOW]: { scrollPaddingTop: 48 },
  },
}));
