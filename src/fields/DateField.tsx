import CalendarToday from '@mui/icons-material/CalendarTodayRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { memo, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { chunk } from '../ui/useChunk';
import { useOverlay } from '../ui/useOverlay';
import { TextField } from './TextField';

/** The calendar's chunk, with x-date-pickers and the locales of dayjs; typing a date does without it. */
export const calendar = chunk(() => import(/* webpackChunkName: "calendar" */ './CalendarPopover'));

export interface DateFieldProps {
  name: string;
  label: ReactNode;
  helper?: ReactNode;
  /** See `TextFieldProps`. */
  hint?: ReactNode;
  /** Parses a date in any supported format to dd/MM/yyyy, or null. Must be stable between renders. */
  read: (text: string) => string | null;
  /** The last selectable day, yyyy-MM-dd. */
  maxDate: string;
  /** The year shown while the field is empty, yyyy-MM-dd; defaults to today. */
  referenceDate?: string;
  autoComplete?: string;
  half?: boolean | undefined;
}

/** A calendar day, typed in any usual format and shown as dd/MM/yyyy, or picked in a calendar. */
export const DateField = memo(function DateField(props: DateFieldProps) {
  const { read, maxDate, referenceDate, ...field } = props;
  const intl = useIntl();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [failed, setFailed] = useState(false);
  const { open, show, hide } = useOverlay();
  const normalise = useCallback((text: string) => read(text) ?? text, [read]);
  useEffect(() => {
    // So that the first click opens it; a failure is reported by that click.
    calendar.load().catch(() => undefined);
  }, []);
  const openCalendar = () => {
    calendar.load().then(show, () => {
      setFailed(true);
    });
  };
  const module = open ? calendar.loaded() : undefined;
  const label = intl.formatMessage({ id: 'pola.data.kalendarz' });
  return (
    <>
      <TextField
        {...field}
        // This keypad has a separator on every phone; "numeric" has none on iOS.
        inputMode="decimal"
        numeric
        normalise={normalise}
        end={
          failed || (
            <InputAdornment position="end">
              <IconButton
                ref={setButton}
                edge="end"
                color="inherit"
                aria-label={label}
                aria-haspopup="dialog"
                aria-expanded={open}
                onClick={openCalendar}
              >
                <CalendarToday fontSize="small" />
              </IconButton>
            </InputAdornment>
          )
        }
      />
      {module && (
        <module.CalendarPopover
          name={props.name}
          anchorEl={button}
          onClose={hide}
          {...{ label, read, maxDate, referenceDate }}
        />
      )}
    </>
  );
});
