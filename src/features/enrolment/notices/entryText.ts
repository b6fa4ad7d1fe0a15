import type { IntlShape } from 'react-intl';
import type { Consent } from '../../../contract/consent';
import type { FormDefinition } from '../../../contract/question';
import { answerKey } from '../../../domain/enrolmentValues';
import { questionText } from '../../../domain/questions';
import { RULE_MESSAGES, type RuleMessage } from '../../../domain/ruleMessages';
import { fieldLabel } from '../../../fields/fieldLabels';
import type { FieldEntry } from '../../../fields/nestedErrors';
import type { MessageId } from '../../../intl/messages';

/** Messages with the same text at every field. */
const NAMELESS: ReadonlySet<string> = new Set([
  RULE_MESSAGES.option,
  RULE_MESSAGES.notAsSent,
  RULE_MESSAGES.tooLong,
  RULE_MESSAGES.asterisk,
  RULE_MESSAGES.noLetter,
]);

/** The name of a field in the list of errors when its message does not name it, else null. */
export function fieldTitle(name: string, { id }: RuleMessage): MessageId | null {
  return NAMELESS.has(id) ? fieldLabel(name) : null;
}

/** The questions and consents of the offer. */
export interface OwnTitles {
  questions: readonly FormDefinition[];
  consents: readonly Consent[];
}

/**
 * The text of an entry in the list of errors. Most messages name their field; ambiguous ones, mainly of questions and
 * consents, get its name.
 */
export function entryText(
  intl: IntlShape,
  { name, message }: FieldEntry,
  titles: OwnTitles,
): string {
  const id = fieldTitle(name, message);
  const title = id ? intl.formatMessage({ id }) : ownTitle(name, titles);
  const text = intl.formatMessage({ id: message.id }, message.values);
  return title === null
    ? text
    : intl.formatMessage(
        { id: 'podsumowanie.bledy.pozycja' },
        { pole: title.replace(/[.:]$/, ''), tekst: text },
      );
}

function ownTitle(name: string, { questions, consents }: OwnTitles): string | null {
  const consent = consents.find(({ id }) => name === `zgody.${answerKey(id)}`);
  if (consent) return consent.tytul;
  for (const definition of questions) {
    const question = definition.pozycjeFormularza.find(
      ({ id }) => name === `odpowiedzi.${answerKey(id)}`,
    );
    if (question) return questionText(question, definition);
  }
  return null;
}
