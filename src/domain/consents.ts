import type { Consent } from '../contract/consent';
import { answerKey, type EnrolmentValues } from './enrolmentValues';
import { firstOfEach } from './firstOfEach';
import type { Finding } from './ruleMessage';
import { RULE_MESSAGES } from './ruleMessages';

/** The consents with each one once, by its id: the first stays. */
export function uniqueConsents(consents: readonly Consent[]): Consent[] {
  return firstOfEach(consents, ({ id }) => answerKey(id));
}

/** The address when the text of a consent is exactly one http(s) link, else null (contract, "Answers"). */
export function consentLink(trescWarunkow: string): string | null {
  const text = trescWarunkow.trim();
  return /^https?:\/\/[^\s<>"'/?#][^\s<>"']*$/i.test(text) ? text : null;
}

/** Every consent must be given (specification, section 5). */
export function consentRules(
  ticked: EnrolmentValues['zgody'],
  consents: readonly Consent[],
): Finding[] {
  return uniqueConsents(consents).map(({ id }) => {
    const key = answerKey(id);
    return [`zgody.${key}`, ticked[key] === true ? null : { id: RULE_MESSAGES.consent }];
  });
}
