import { isFieldMessage, sameMessage } from './fieldMessage';

/** Messages by field, nested like the values. */
export type Errors = Readonly<Record<string, unknown>>;

/**
 * Reuses the objects of the previous validation for equal errors. Validation creates new objects at every change, and
 * final-form compares them by identity: otherwise every field with an error would re-render at every key.
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
