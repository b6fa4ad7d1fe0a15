/**
 * The error of a field as a message id. `confirmable` marks a rule that the person may lift by ticking the field's
 * confirmation.
 */
export interface FieldMessage {
  id: string;
  /** The message's parameters. */
  values?: Readonly<Record<string, string>>;
  confirmable?: boolean;
}

/** Distinguishes a field's message from an object with the errors of nested fields. */
export function isFieldMessage(error: unknown): error is FieldMessage {
  return (
    typeof error === 'object' && error !== null && 'id' in error && typeof error.id === 'string'
  );
}
