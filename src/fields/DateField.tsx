import CalendarToday from '@mui/icons-material/CalendarTodayRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { lazyPart } from '../ui/lazyPart';
import { useDialog } from '../ui/useDialog';
import type { FieldProps } from './FieldLabel';
import { TextField, type TextFieldProps } from './TextField';

/** The chunk with x-date-pickers and the locales of dayjs, which typing a date does not need. */
export const CalendarPopover = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "calendar" */ './CalendarPopover')).CalendarPopover,
);

export interface DateFieldProps extends FieldProps, Pick<TextFieldProps, 'hint' | 'autoComplete'> {
  /** Parses a date in any supported format to dd/MM/yyyy, or null. Must be stable between renders. */
  read: (text: string) => string | null;
  /** The last selectable day, yyyy-MM-dd. */
  maxDate: string;
  /** The year shown while the field is empty, yyyy-MM-dd; defaults to today. */
  referenceDate?: string;
}

/** A calendar day, typed in any usual format and shown as dd/MM/yyyy, or picked in a calendar. */
export function DateField(props: DateFieldProps) {
  const { read, maxDate, referenceDate, ...field } = props;
  const intl = useIntl();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const { open, failed, show, hide } = useDialog(CalendarPopover);
  const label = intl.formatMessage({ id: 'pola.data.kalendarz' });
  return (
    <>
      <TextField
        {...field}
        // This keypad has a separator on every phone; "numeric" has none on iOS.
        inputMode="decimal"
        numeric
        normalise={(text) => read(text) ?? text}
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
                onClick={show}
              >
                <CalendarToday fontSize="small" />
              </IconButton>
            </InputAdornment>
          )
        }
      />
      {open && (
        <CalendarPopover
          name={props.name}
          anchorEl={button}
          onClose={hide}
          {...{ label, read, maxDate, referenceDate }}
        />
      )}
    </>
  );
}
