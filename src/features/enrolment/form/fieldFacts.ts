import type { FormApi } from 'final-form';
import type { EnrolmentValues } from '../../../domain/enrolmentValues';
import { entriesOf } from '../validation/fieldMessages';

/** Names of the filled-in fields and of those with an error, shown or not. */
export interface FieldFacts {
  filled: string[];
  invalid: string[];
}

/**
 * Facts about the form for support: names, never values.
 *
 * @param shown whether the candidate has seen the form, so that its errors are meaningful
 */
export function fieldFacts(form: FormApi<EnrolmentValues>, shown: boolean): FieldFacts {
  const { values, errors } = form.getState();
  return {
    filled: filledNames(values),
    invalid: shown ? entriesOf((errors ?? {}) as object).map(({ name }) => name) : [],
  };
}

function filledNames(values: object, path = ''): string[] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) => {
    const name = path + key;
    if (Array.isArray(value)) return value.length > 0 ? [name] : [];
    if (typeof value === 'object' && value !== null) return filledNames(value, `${name}.`);
    return value === '' || value === false || value == null ? [] : [name];
  });
}
