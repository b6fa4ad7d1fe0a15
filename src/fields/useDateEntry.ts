import type { Dayjs } from 'dayjs';
import { useRef, useState, type RefObject } from 'react';
import { dayOf, textOf, type ReadDate } from './calendarDate';
import type { FormField } from './useFormField';

const WHOLE = /^\d{2}\/\d{2}\/\d{4}$/;

interface DateEntry {
  /** The picker's value: null while empty, invalid when the day does not exist. */
  day: Dayjs | null;
  enter: (day: Dayjs | null) => void;
  /** Called on blur. */
  leave: () => void;
  /** The hidden input of x-date-pickers with the text of all sections. */
  input: RefObject<HTMLInputElement | null>;
}

/**
 * Connects the picker to the form, whose value is dd/MM/yyyy text. The picker's value is separate state: an incomplete
 * date is '' in the form, and writing that back would clear the picker while the candidate types.
 */
export function useDateEntry({ value, change, blur }: FormField, read: ReadDate): DateEntry {
  const [entry, setEntry] = useState({ text: value, day: dayOf(value, read) });
  const input = useRef<HTMLInputElement>(null);
  if (value !== entry.text) setEntry({ text: value, day: dayOf(value, read) });

  const keep = (day: Dayjs | null, text: string) => {
    setEntry({ text, day });
    change(text);
  };
  return {
    day: entry.day,
    input,
    enter: (day) => keep(day, textOf(day)),
    leave: () => {
      const shown = input.current?.value ?? '';
      // The form needs an impossible date (31/02/2004) to report its error.
      if (!entry.day?.isValid()) keep(entry.day, WHOLE.test(shown) ? shown : '');
      blur();
    },
  };
}
