import { setIn } from 'final-form';
import type { RuleMessage, RuleMessages } from '../../../domain/ruleMessages';
import { isFieldMessage } from '../../../fields/fieldMessage';

export interface FieldEntry {
  name: string;
  message: RuleMessage;
}

/** Converts messages to final-form's nested errors: `{ "adres.kraj": m }` becomes `{ adres: { kraj: m } }`. */
export function nested(messages: RuleMessages): Record<string, unknown> {
  return Object.entries(messages).reduce<Record<string, unknown>>(
    (errors, [name, message]) => ({ ...setIn(errors, name, message) }),
    {},
  );
}

/** Flattens final-form's errors to messages with field names, in screen order. */
export function entriesOf(errors: object, path = ''): FieldEntry[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    const name = path + key;
    if (isFieldMessage(value)) return [{ name, message: value }];
    return typeof value === 'object' && value !== null ? entriesOf(value, `${name}.`) : [];
  });
}
