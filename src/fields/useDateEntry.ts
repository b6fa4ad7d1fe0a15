import dayjs, { type Dayjs } from 'dayjs';
import { type RefObject, useRef, useState } from 'react';
import type { FormField } from './useFormField';

/** Parses a date in any supported format to dd/MM/yyyy, or null. The caller decides which formats are supported. */
export type ReadDate = (text: string) => string | null;

/** The day of a field's value, at local midnight; null without one. */
export function dayOf(value: unknown, read: ReadDate): Dayjs | null {
  const date = typeof value === 'string' ? read(value) : null;
  return date === null ? null : dayjs(date.split('/').reverse().join('-'));
}

/** The day as dd/MM/yyyy; empty for none or an invalid one. */
function textOf(day: Dayjs | null): string {
  return day?.isValid() ? day.format('DD/MM/YYYY') : '';
}

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
