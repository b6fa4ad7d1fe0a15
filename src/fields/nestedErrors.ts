import { setIn } from 'final-form';

/** The error of a field as a message id. `confirmable`: the person may lift it by ticking its confirmation. */
export interface FieldError {
  id: string;
  values?: Readonly<Record<string, string>>;
  confirmable?: boolean;
}

export interface FieldEntry {
  name: string;
  message: FieldError;
}

/** Distinguishes a field's error from an object with the errors of nested fields. */
export function isFieldError(error: unknown): error is FieldError {
  return (
    typeof error === 'object' && error !== null && 'id' in error && typeof error.id === 'string'
  );
}

/** Converts errors to final-form's nested ones: `{ "adres.kraj": e }` becomes `{ adres: { kraj: e } }`. */
export function nested(errors: Readonly<Record<string, FieldError>>): object {
  return Object.entries(errors).reduce<object>((all, [name, error]) => setIn(all, name, error), {});
}

/** Flattens final-form's errors to entries with field names, in screen order. */
export function entriesOf(errors: object, path = ''): FieldEntry[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    const name = path + key;
    if (isFieldError(value)) return [{ name, message: value }];
    return typeof value === 'object' && value !== null ? entriesOf(value, `${name}.`) : [];
  });
}
