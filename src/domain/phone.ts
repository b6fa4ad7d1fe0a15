import { asciiDigits } from './asciiDigits';
import { callingCode, nationalNumber, possibleLengths } from './numberingPlan';
import { POLISH_PREFIX, type SplitPhone, splitPrefix } from './phonePrefix';
import { plainText } from './plainText';

const SEPARATORS = /[\s\p{Pd}\u2212()[\].,;:/\\|*·•~_'’\p{So}\ufe0f]/gu;

/** "tel.", "Tel. kom.:", "WhatsApp", as numbers are copied from a signature or a link. */
const LABEL = /^(?:\p{L}{1,8}(?:[.:/]+\s*|\s+))+(?=[+(\d])/u;

/** No prefix starts with a zero, so "000" is not an international prefix. */
const INTERNATIONAL = /^(?:\+|00(?!0))+/;

/** The typed number without its label and separators; "00" in front means "+". */
function compact(typed: string): string {
  const number = asciiDigits(plainText(typed)).trim().replace(LABEL, '');
  return number.replace(SEPARATORS, '').replace(INTERNATIONAL, '+');
}

/** A number that starts with "+": its calling code without a trunk code after it. */
function internationalNumber(number: string): string {
  const code = callingCode(number);
  if (code === null) return number;
  return `+${code}${nationalNumber(`+${code}`, number.slice(1 + code.length))}`;
}

/**
 * The number as it is sent: "+48600100200". Its own prefix ("+48 600 100 200", "0048...") overrides the chosen one,
 * which may be "". Invalid characters stay, for the rules to report.
 */
export function phoneNumber(prefix: string, typed: string): string {
  const number = compact(typed);
  if (number.startsWith('+')) return internationalNumber(number);
  return prefix === '' ? number : `${prefix}${nationalNumber(prefix, number)}`;
}

/** A zero in front of anything but the whole Polish number with its code. */
const POLISH_ZERO = /^0(?!48\d{9}$)\d+$/;

/**
 * Returns whether a number under the Polish prefix, which is the default, starts with a zero: "067 123 45 67" is
 * likelier a number of another country.
 */
export function isZeroBeforePolish(prefix: string, typed: string): boolean {
  return prefix === POLISH_PREFIX && POLISH_ZERO.test(compact(typed));
}

/** Returns whether only zeros follow the prefix: such a number does not exist. */
export function isZerosOnly(prefix: string, typed: string): boolean {
  const number = phoneNumber(prefix, typed);
  return /^0+$/.test(number.startsWith(prefix) ? number.slice(prefix.length) : number);
}

/** Splits a number that includes its prefix, with or without the plus; null without one of the list. */
export function splitPhone(
  text: string,
  prefixes: readonly string[],
  chosen: string,
): SplitPhone | null {
  const digits = compact(text);
  const number = phoneNumber(chosen, text);
  const isOwn = chosen !== '' && digits.startsWith(chosen.slice(1)) && number !== chosen + digits;
  return digits.startsWith('+') || isOwn ? splitPrefix(number, prefixes) : null;
}

/** With fewer digits, one too many is likelier than the calling code of another country. */
const MIN_INTERNATIONAL = 11;

/** The beginnings of numbers that are dialled from abroad without "+" and "00". */
const DIALLED_ABROAD = /^(?:011|810)/;

/**
 * The number by the prefix of another country: "380671234567", which is impossible under +48, may be "+380671234567".
 * Null without a suggestion.
 */
export function suggestedPrefix(
  text: string,
  prefixes: readonly string[],
  chosen: string,
): SplitPhone | null {
  const digits = compact(text);
  if (!/^\d+$/.test(digits) || digits.length < MIN_INTERNATIONAL) return null;
  if (hasPossibleLength(phoneNumber(chosen, text))) return null;
  const numbers = [digits, digits.replace(DIALLED_ABROAD, '')].map((each) => `+${each}`);
  const meant = numbers.find((number) => callingCode(number) !== null && hasPossibleLength(number));
  const split = meant === undefined ? null : splitPrefix(meant, prefixes);
  return split?.numerKierunkowy === chosen ? null : split;
}

/** Returns whether the country of "+48600100200" has numbers of this length; true where it cannot be judged. */
export function hasPossibleLength(number: string): boolean {
  const prefix = `+${callingCode(number) ?? ''}`;
  const lengths = possibleLengths(prefix);
  return lengths.length === 0 || lengths.includes(number.length - prefix.length);
}
