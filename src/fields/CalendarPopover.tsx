import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { useIntl } from 'react-intl';
import { useLanguage } from '../intl/language';
import { dayOf, textOf } from './calendarDate';
import { calendarLocale } from './calendarLocale';
import type { ReadDate } from './dateText';
import { useCalendarTexts } from './useCalendarTexts';
import { useFormField } from './useFormField';

interface CalendarPopoverProps {
  /** The button that opened the calendar; null while it is closed. */
  anchor: HTMLElement | null;
  name: string;
  read: ReadDate;
  maxDate: string;
  referenceDate?: string | undefined;
  onClose: () => void;
}

/** The calendar of a date field, year first; in a chunk of its own. */
export function CalendarPopover({
  anchor,
  name,
  read,
  maxDate,
  referenceDate,
  onClose,
}: CalendarPopoverProps) {
  const intl = useIntl();
  const field = useFormField(name);
  const texts = useCalendarTexts();
  const locale = calendarLocale(useLanguage());
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          className: 'Popover',
          role: 'dialog',
          'aria-modal': true,
          'aria-label': intl.formatMessage({ id: 'pola.data.kalendarz' }),
        },
      }}
    >
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale} localeText={texts}>
        <DateCalendar
          // eslint-disable-next-line jsx-a11y/no-autofocus -- focus belongs into a dialog that was just opened
          autoFocus
          openTo="year"
          views={['year', 'month', 'day']}
          disableFuture
          maxDate={dayjs(maxDate)}
          {...(referenceDate && { referenceDate: dayjs(referenceDate) })}
          value={dayOf(field.value, read)}
          onChange={(day, progress) => {
            if (!day || progress !== 'finish') return;
            field.change(textOf(day));
            onClose();
          }}
        />
      </LocalizationProvider>
    </Popover>
  );
}
