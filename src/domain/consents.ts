import type { Consent } from '../contract/consent';
import { answerKey, type EnrolmentValues } from './enrolmentValues';
import { uniqueBy } from './uniqueBy';
import type { Finding } from './ruleMessage';
import { RULE_MESSAGES } from './ruleMessages';

/** Removes duplicate consents by id: the first one stays. */
export function uniqueConsents(consents: readonly Consent[]): Consent[] {
  return uniqueBy(consents, ({ id }) => answerKey(id));
}

/** The URL when the text of a consent is exactly one http(s) link, else null. */
export function consentLink(trescWarunkow: string): string | null {
  const text = trescWarunkow.trim();
  return /^https?:\/\/[^\s<>"'/?#][^\s<>"']*$/i.test(text) ? text : null;
}

/** Every consent is required (docs/specification.md, section 5). */
export function consentRules(
  ticked: EnrolmentValues['zgody'],
  consents: readonly Consent[],
): Finding[] {
  return uniqueConsents(consents).map(({ id }) => {
    const key = answerKey(id);
    return [`zgody.${key}`, ticked[key] === true ? null : { id: RULE_MESSAGES.consent }];
  });
}
