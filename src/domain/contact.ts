import type { EnrolmentValues } from './enrolmentValues';
import { MAX_LENGTHS, maxLength } from './lengths';
import { isZerosOnly, phoneNumber, POLISH_PREFIX } from './phone';
import { plainText } from './plainText';
import { type Finding, RULE_MESSAGES, type RuleMessage } from './ruleMessages';

/** One "@", no characters that would need quoting, and a domain with at least two parts. */
const EMAIL = /^[^\s@<>()[\],;:"\\]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u;

const MIN_DIGITS = 9;
/** The maximum length of a number with its prefix (ITU-T E.164). */
const MAX_DIGITS = 15;

function emailFault(email: string): RuleMessage | null {
  const address = plainText(email);
  if (address === '') return { id: RULE_MESSAGES.email };
  // Includes the minimum of 3 characters in the specification.
  const wrong = EMAIL.test(address) ? null : { id: RULE_MESSAGES.wrongEmail };
  return maxLength(address, MAX_LENGTHS.email) ?? wrong;
}

/** At least 9 digits, including the prefix unless it is +48. */
function phoneFault(number: string): RuleMessage | null {
  const digits = number.replace(/\D/g, '').length;
  const counted = number.startsWith(POLISH_PREFIX) ? digits - (POLISH_PREFIX.length - 1) : digits;
  if (counted < MIN_DIGITS) return { id: RULE_MESSAGES.phone };
  return digits <= MAX_DIGITS && /^\+?\d+$/.test(number) ? null : { id: RULE_MESSAGES.wrongPhone };
}

/** The rules of the e-mail address and the phone number (docs/specification.md, section 5). */
export function contactRules({ email, numerKierunkowy, telefon }: EnrolmentValues): Finding[] {
  const number = phoneNumber(numerKierunkowy, telefon);
  const zeros = isZerosOnly(numerKierunkowy, telefon);
  return [
    ['email', emailFault(email)],
    ['numerKierunkowy', number.startsWith('+') ? null : { id: RULE_MESSAGES.phonePrefix }],
    ['telefon', zeros ? { id: RULE_MESSAGES.phoneOfZeros } : phoneFault(number)],
  ];
}
