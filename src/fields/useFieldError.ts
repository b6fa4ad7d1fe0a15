import { createContext, useContext } from 'react';
import { useIntl } from 'react-intl';
import type { FormField } from './useFormField';

/** Whether the form is locked, for controls that a disabled fieldset does not lock. */
export const LockedContext = createContext(false);

/** Validation mode: fields show their errors only when true, unless `showError` says otherwise. */
export const ShowErrorsContext = createContext(false);

/** When a field shows its error: in validation mode, always, or after blur. */
export type ShowError = 'mode' | 'now' | 'blur';

/** The field's error as text in the current language, if it is to be shown. */
export function useFieldError(
  { error, touched }: FormField,
  showError: ShowError = 'mode',
): string | undefined {
  const intl = useIntl();
  const mode = useContext(ShowErrorsContext);
  const due = mode || showError === 'now' || (showError === 'blur' && touched);
  return due && error ? intl.formatMessage({ id: error.id }, error.values) : undefined;
}
