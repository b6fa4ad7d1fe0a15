import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';

export interface FieldLines {
  id: string;
  helper?: ReactNode;
  error?: string | undefined;
  /** See `TextFieldProps`. */
  hint?: ReactNode;
  /** True when a new error is announced politely, from leaving the field to a submit; undefined where none is early. */
  live?: boolean;
}

/** Ids of the descriptions of a control, in reading order: error, hint, helper. */
export function describedBy({ id, helper, error, hint }: FieldLines): string | undefined {
  const ids = [error && `${id}-error`, hint && `${id}-hint`, helper && `${id}-help`];
  return ids.filter(Boolean).join(' ') || undefined;
}

/** The lines below a control: error, hint and helper. */
export function FieldHelp({ id, helper, error, hint, live }: FieldLines) {
  const message = error && (
    <FormHelperText error id={`${id}-error`}>
      <span>{error}</span>
    </FormHelperText>
  );
  return (
    <>
      {live === undefined ? message : <div aria-live={live ? 'polite' : 'off'}>{message}</div>}
      {hint !== undefined && (
        // Always mounted: screen readers announce only changes of an existing live region.
        <div id={`${id}-hint`} role="status">
          {hint && <FormHelperText error={false}>{hint}</FormHelperText>}
        </div>
      )}
      {helper && (
        <FormHelperText component="div" error={false} id={`${id}-help`}>
          {helper}
        </FormHelperText>
      )}
    </>
  );
}
