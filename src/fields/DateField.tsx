import { memo, useCallback, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { chunk, useChunk } from '../ui/useChunk';
import type { Columns } from './FieldGrid';
import { TextField } from './TextField';
import type { ReadDate } from './calendarDate';
import { fieldId } from './fieldId';
import { focusField } from './focusField';

export interface DateFieldProps {
  name: string;
  label: ReactNode;
  helper?: ReactNode;
  /** Must be the same function at every render. */
  read: ReadDate;
  /** The last day that may be picked, yyyy-MM-dd. */
  maxDate: string;
  /** Where the calendar opens while the field is empty, yyyy-MM-dd; today's year unless given. */
  referenceDate?: string;
  autoComplete?: string;
  columns?: Columns;
}

/** The date picker's code: fetched by what knows that a date will be typed, at the latest by the field itself. */
export const datePicker = chunk(
  () => import(/* webpackChunkName: "date-picker" */ './DatePickerField'),
);

/**
 * A calendar day, dd/MM/yyyy in the form, typed or picked in a calendar. While the picker loads, the field is
 * read-only; when it fails to load, a plain text field takes its place.
 */
export const DateField = memo(function DateField(props: DateFieldProps) {
  const { name, read } = props;
  const { module, failed } = useChunk(datePicker, true);
  const tidy = useCallback((text: string) => read(text) ?? text, [read]);
  // The picker replaces the text field, which would lose the focus.
  const hasFocus = module && document.activeElement?.id === fieldId(name);
  useLayoutEffect(() => {
    if (module && hasFocus) focusField(name);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the focus as it was when the picker came
  }, [module]);
  if (module) return <module.DatePickerField {...props} />;
  return <TextField {...props} readOnly={!failed} inputMode="numeric" numeric tidy={tidy} />;
});
