import CalendarToday from '@mui/icons-material/CalendarTodayRounded';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { CalendarButton } from './CalendarButton';
import { TextField } from './TextField';
import { typedDate, type ReadDate } from './dateText';

export interface DateFieldProps {
  name: string;
  label: ReactNode;
  helper?: ReactNode;
  readOnly?: boolean;
  /** Shown instead of the form's value, dd/MM/yyyy; for read-only fields. */
  value?: string;
  /** Must be the same function at every render. */
  read: ReadDate;
  /** The last day that may be picked, yyyy-MM-dd. */
  maxDate: string;
  /** Where the calendar opens while the field is empty, yyyy-MM-dd; today's year unless given. */
  referenceDate?: string;
  autoComplete?: string;
  className?: string;
}

/** A calendar day: typed as dd/MM/yyyy, which is how the form holds it, or picked in a calendar. */
export const DateField = memo(function DateField(props: DateFieldProps) {
  const { read, maxDate, referenceDate, ...field } = props;
  return (
    <TextField
      {...field}
      inputMode="numeric"
      numeric
      parse={(text, previous) => typedDate(text, previous, read)}
      tidy={(text) => read(text) ?? text}
      end={
        props.readOnly ? (
          <ReadOnlyMark />
        ) : (
          <CalendarButton name={props.name} {...{ read, maxDate, referenceDate }} />
        )
      }
    />
  );
});

function ReadOnlyMark() {
  return (
    <span className="end mark">
      <CalendarToday fontSize="small" />
    </span>
  );
}
