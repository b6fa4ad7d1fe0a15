import { setIn } from 'final-form';
import type { RuleMessage, RuleMessages } from '../../../domain/ruleMessage';
import { isFieldMessage } from '../../../fields/fieldMessage';

/** One message and the field it belongs to. */
export interface FieldEntry {
  name: string;
  message: RuleMessage;
}

/** The messages as final-form wants them: `{ "adres.kraj": m }` becomes `{ adres: { kraj: m } }`. */
export function nested(messages: RuleMessages): Record<string, unknown> {
  return Object.entries(messages).reduce<Record<string, unknown>>(
    (errors, [name, message]) => ({ ...setIn(errors, name, message) }),
    {},
  );
}

/** The messages of final-form's errors with the names of their fields, in the order of the screen. */
export function entriesOf(errors: object, path = ''): FieldEntry[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    const name = path + key;
    if (isFieldMessage(value)) return [{ name, message: value }];
    return typeof value === 'object' && value !== null ? entriesOf(value, `${name}.`) : [];
  });
}
