import { plainText, visibleText } from './plainText';
import { RULE_MESSAGES, type RuleMessage, SHORT_MESSAGES } from './ruleMessages';

/** The minimum of names, places, streets, document numbers and foreign postcodes (docs/specification.md, section 5). */
const MINIMUM = 3;

/**
 * Maximum lengths in characters, above any real text: names, places and document numbers; an e-mail address (64 before
 * the "@", 255 after it, RFC 5321); a typed answer to an extra question.
 */
export const MAX_LENGTHS = { text: 200, email: 320, answer: 4000 } as const;

/** In characters as people count them, without surrounding spaces. */
export function lengthOf(text: string): number {
  return Array.from(plainText(text)).length;
}

const visibleLength = (text: string) => lengthOf(visibleText(text));

export function maxLength(text: string, most: number): RuleMessage | null {
  return lengthOf(text) > most ? { id: RULE_MESSAGES.tooLong } : null;
}

/** Requires a typed or chosen value. */
export function required(text: string, id: string): RuleMessage | null {
  return visibleLength(text) === 0 ? { id } : maxLength(text, MAX_LENGTHS.text);
}

/** Requires at least 3 visible characters. */
export function minLength(text: string, id: string): RuleMessage | null {
  const length = visibleLength(text);
  if (length >= MINIMUM) return maxLength(text, MAX_LENGTHS.text);
  return { id: length === 0 ? id : (SHORT_MESSAGES[id] ?? id) };
}

/** As `minLength`, or fewer when the candidate confirms that the document says exactly that: Bo, Li, Ng. */
export function confirmableMinLength(
  text: string,
  id: string,
  confirmed: boolean,
): RuleMessage | null {
  const length = visibleLength(text);
  if (length >= MINIMUM || (length > 0 && confirmed)) return maxLength(text, MAX_LENGTHS.text);
  return length === 0 ? { id } : { id: SHORT_MESSAGES[id] ?? id, confirmable: true };
}

/** Returns whether the value ends with an asterisk, as no address does (docs/specification.md, section 5). */
export function endsWithAsterisk(text: string): boolean {
  return plainText(text).endsWith('*');
}
