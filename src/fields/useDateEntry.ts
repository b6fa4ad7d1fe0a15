import type { Dayjs } from 'dayjs';
import { useRef, useState, type RefObject } from 'react';
import { dayOf, textOf, type ReadDate } from './calendarDate';
import type { FormField } from './useFormField';

const WHOLE = /^\d{2}\/\d{2}\/\d{4}$/;

interface DateEntry {
  /** What the picker shows: null while empty, invalid while it is no day of the calendar. */
  day: Dayjs | null;
  enter: (day: Dayjs | null) => void;
  /** The field was left. */
  leave: () => void;
  /** x-date-pickers' hidden input, which holds what its sections show. */
  input: RefObject<HTMLInputElement | null>;
}

/**
 * Binds the picker to the form, whose value is dd/MM/yyyy text. The picker's own value stays apart from it: an
 * unfinished date is '' in the form, and writing that back would empty the picker while the candidate types.
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
      // 31/02/2004: the form has to know it to name what is wrong with it.
      if (!entry.day?.isValid()) keep(entry.day, WHOLE.test(shown) ? shown : '');
      blur();
    },
  };
}
