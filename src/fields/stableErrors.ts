import { isFieldMessage, sameMessage } from './fieldMessage';

/** Messages by field, nested as the values are. */
export type Errors = Readonly<Record<string, unknown>>;

/**
 * The errors of a form with the objects of the last validation wherever they say the same. Validation makes new objects
 * at every change, and final-form compares them by identity: every field with an error would render again at every key.
 */
export function stableErrors(errors: Errors, last: Errors): Errors {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => {
      const before = last[name];
      if (isFieldMessage(error)) {
        return [name, isFieldMessage(before) && sameMessage(error, before) ? before : error];
      }
      return [name, isErrors(error) && isErrors(before) ? stableErrors(error, before) : error];
    }),
  );
}

function isErrors(value: unknown): value is Errors {
  return typeof value === 'object' && value !== null && !isFieldMessage(value);
}
