import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { ShowErrorsContext } from './ShowErrorsContext';
import type { ShowError } from './ShowErrorsContext';
import type { FormField } from './useFormField';

/** The text of the field's error in the language of the interface, when it is time to show it. */
export function useFieldError(
  { error, touched }: FormField,
  showError: ShowError = 'mode',
): string | undefined {
  const intl = useIntl();
  const mode = useContext(ShowErrorsContext);
  const due = mode || showError === 'now' || (showError === 'blur' && touched);
  return due && error ? intl.formatMessage({ id: error.id }, error.values) : undefined;
}
