import { useIntl } from 'react-intl';
import type { FormField } from './useFormField';

/**
 * The field's error as text in the current language, if it is to be shown: in validation mode, or earlier.
 *
 * @param early whether the value is known to be wrong before the form is submitted
 */
export function useFieldError(
  { error, submitFailed }: FormField,
  early = false,
): string | undefined {
  const intl = useIntl();
  const due = submitFailed || early;
  return due && error ? intl.formatMessage({ id: error.id }, error.values) : undefined;
}
