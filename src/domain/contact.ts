import type { EnrolmentValues } from './enrolmentValues';
import { callingCode, hasTrunkZero, MIN_DIGITS, possibleLengths } from './numberingPlan';
import { hasPossibleLength, isZeroBeforePolish, isZerosOnly, phoneNumber } from './phone';
import { POLISH_PREFIX } from './phonePrefix';
import { plainText } from './plainText';
import { type Finding, RULE_MESSAGES, type RuleMessage } from './ruleMessages';
import { MAX_LENGTHS, maxLength } from './textRules';

/** An atom has no characters that would need quoting; the dot separates atoms. */
const ATOM = '[^\\s@<>()[\\],;:"\\\\.]+';
/** A label neither starts nor ends with a hyphen. */
const LABEL = '[\\p{L}\\p{M}\\p{N}]+(?:-+[\\p{L}\\p{M}\\p{N}]+)*';
/** An address has one "@", no dot first, last or doubled, and a domain with at least two labels. */
const EMAIL = new RegExp(`^${ATOM}(?:\\.${ATOM})*@${LABEL}(?:\\.${LABEL})+$`, 'u');
/** No top-level domain is a number; an IP address ends with one. */
const LAST_IS_NUMBER = /\.\p{N}+$/u;

/** Returns whether it has the form of an e-mail address. */
export function isEmail(address: string): boolean {
  return EMAIL.test(address) && !LAST_IS_NUMBER.test(address);
}

function emailFault(email: string): RuleMessage | null {
  const address = plainText(email);
  if (address === '') return { id: RULE_MESSAGES.email };
  // Includes the minimum of 3 characters in the specification.
  const wrong = isEmail(address) ? null : { id: RULE_MESSAGES.wrongEmail };
  return maxLength(address, MAX_LENGTHS.email) ?? wrong;
}

/** "9", "8–10" or "7, 9", in every language. */
function listOf(lengths: readonly number[]): string {
  const [first = 0] = lengths;
  const last = lengths.at(-1) ?? first;
  const isRange = lengths.length > 2 && last - first === lengths.length - 1;
  return isRange ? `${first}–${last}` : lengths.join(', ');
}

/**
 * At least 9 digits, including the prefix unless it is +48, and as many as a number of the country has. The institution
 * may list a prefix that no country has.
 */
function phoneFault(number: string, prefix: string): RuleMessage | null {
  if (number === prefix) return { id: RULE_MESSAGES.phone };
  const digits = number.replace(/\D/g, '').length;
  const counted = number.startsWith(POLISH_PREFIX) ? digits - (POLISH_PREFIX.length - 1) : digits;
  const isPossible = hasPossibleLength(number);
  const isKnown = callingCode(number) !== null || (prefix !== '' && number.startsWith(prefix));
  if (
    // ITU-T E.164 allows 15 digits.
    digits > 15 ||
    // The lengths of a country, which say more, include the minimum.
    (counted < MIN_DIGITS && isPossible) ||
    !/^\+?\d+$/.test(number) ||
    (number.startsWith('+') && !isKnown)
  ) {
    return { id: RULE_MESSAGES.wrongPhone };
  }
  if (!isPossible) {
    const prefiks = `+${callingCode(number) ?? ''}`;
    const liczba = listOf(possibleLengths(prefiks));
    return { id: RULE_MESSAGES.phoneLength, values: { prefiks, liczba } };
  }
  return hasTrunkZero(number) ? { id: RULE_MESSAGES.phoneFromZero } : null;
}

/** The fault of a typed number: what its digits alone tell, then what its country does. */
function typedPhoneFault(prefix: string, typed: string): RuleMessage | null {
  if (isZerosOnly(prefix, typed)) return { id: RULE_MESSAGES.phoneOfZeros };
  if (isZeroBeforePolish(prefix, typed)) return { id: RULE_MESSAGES.phoneFromZero };
  return phoneFault(phoneNumber(prefix, typed), prefix);
}

/** The e-mail address and phone number of a candidate, as typed. */
export type ContactValues = Pick<EnrolmentValues, 'email' | 'numerKierunkowy' | 'telefon'>;

/** The rules of the e-mail address and the phone number (docs/specification.md, section 5). */
export function contactRules({ email, numerKierunkowy, telefon }: ContactValues): Finding[] {
  const number = phoneNumber(numerKierunkowy, telefon);
  return [
    ['email', emailFault(email)],
    ['numerKierunkowy', number.startsWith('+') ? null : { id: RULE_MESSAGES.phonePrefix }],
    ['telefon', typedPhoneFault(numerKierunkowy, telefon)],
  ];
}

/** A valid e-mail address as its owner recognises it and nobody else can use it: "k•••@g•••.com". */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const first = (text: string) => Array.from(text)[0] ?? '';
  const ending = email.slice(email.lastIndexOf('.'));
  return `${first(email)}•••@${first(email.slice(at + 1))}•••${ending}`;
}
