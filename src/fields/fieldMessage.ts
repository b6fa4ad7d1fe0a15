/**
 * The error of a field as a message id and its parameters. `confirmable` marks a rule that the person may lift by
 * ticking the field's confirmation.
 */
export interface FieldMessage {
  id: string;
  values?: Readonly<Record<string, string | number>>;
  confirmable?: boolean;
}

/** Distinguishes a field's message from an object with the errors of nested fields. */
export function isFieldMessage(error: unknown): error is FieldMessage {
  return (
    typeof error === 'object' && error !== null && 'id' in error && typeof error.id === 'string'
  );
}

/** Compares by content: validation creates new messages at every change of the form. */
export function sameMessage(one: FieldMessage, other: FieldMessage): boolean {
  return (
    one.id === other.id &&
    one.confirmable === other.confirmable &&
    JSON.stringify(one.values) === JSON.stringify(other.values)
  );
}
