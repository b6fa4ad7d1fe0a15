import { FIELD_LABELS } from '../../../copy/fieldLabels';
import type { RuleMessage } from '../../../domain/ruleMessage';
import { RULE_MESSAGES } from '../../../domain/ruleMessages';
import type { MessageId } from '../../../intl/messages';

/** Messages with the same text at every field. */
const NAMELESS: ReadonlySet<string> = new Set([
  RULE_MESSAGES.option,
  RULE_MESSAGES.notAsSent,
  RULE_MESSAGES.tooLong,
  RULE_MESSAGES.asterisk,
  RULE_MESSAGES.noLetter,
]);

const LABELS: ReadonlyMap<string, MessageId> = new Map(Object.entries(FIELD_LABELS));

/** The name of a field in the list of errors when its message does not name it, else null. */
export function fieldTitle(name: string, { id }: RuleMessage): MessageId | null {
  if (!NAMELESS.has(id)) return null;
  return LABELS.get(name.slice(name.lastIndexOf('.') + 1)) ?? null;
}
