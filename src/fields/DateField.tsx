import { memo, useCallback, useEffectEvent, useLayoutEffect } from 'react';
import { chunk, useChunk } from '../ui/useChunk';
import { TextField } from './TextField';
import { fieldId } from './fieldId';
import { focusField } from './focusField';
import type { DateFieldProps } from './DatePickerField';

/** The date picker's chunk: prefetched when a date will be needed, loaded by the field at the latest. */
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
  const normalise = useCallback((text: string) => read(text) ?? text, [read]);
  // The picker replaces the text field, which would lose the focus.
  const hasFocus = module && document.activeElement?.id === fieldId(name);
  const restoreFocus = useEffectEvent(() => {
    if (hasFocus) focusField(name);
  });
  useLayoutEffect(() => {
    if (module) restoreFocus();
  }, [module]);
  if (module) return <module.DatePickerField {...props} />;
  return (
    <TextField {...props} readOnly={!failed} inputMode="numeric" numeric normalise={normalise} />
  );
});
