import type { Consent } from '../contract/consent';
import { answerKey, type EnrolmentValues } from './enrolmentValues';
import { type Finding, RULE_MESSAGES } from './ruleMessages';
import { uniqueBy } from './uniqueBy';

/** Removes duplicate consents by id: the first one stays. */
export function uniqueConsents(consents: readonly Consent[]): Consent[] {
  return uniqueBy(consents, ({ id }) => answerKey(id));
}

/** The URL when the text of a consent is exactly one http(s) link, else null. */
export function consentLink(trescWarunkow: string): string | null {
  const text = trescWarunkow.trim();
  return /^https?:\/\/[^\s<>"'/?#][^\s<>"']*$/i.test(text) ? text : null;
}

/** The value that the form stores for a ticked consent: its text, so that the tick stands for this text alone. */
export function consentMark({ tytul, trescWarunkow }: Consent): string {
  return `${tytul}\n${trescWarunkow}`;
}

/** The values of consents that are all ticked. */
export function givenConsents(consents: readonly Consent[]): EnrolmentValues['zgody'] {
  return Object.fromEntries(
    consents.map((consent) => [answerKey(consent.id), consentMark(consent)]),
  );
}

/** Returns whether the consent was given, in its present text. */
export function isGiven(ticked: EnrolmentValues['zgody'], consent: Consent): boolean {
  return ticked[answerKey(consent.id)] === consentMark(consent);
}

/** Every consent is required (docs/specification.md, section 5). */
export function consentRules(
  ticked: EnrolmentValues['zgody'],
  consents: readonly Consent[],
): Finding[] {
  return uniqueConsents(consents).map((consent) => [
    `zgody.${answerKey(consent.id)}`,
    isGiven(ticked, consent) ? null : { id: RULE_MESSAGES.consent },
  ]);
}
