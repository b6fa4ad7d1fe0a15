import callingCodes from './callingCodes.json';
import { POLISH_PREFIX } from './phonePrefix';

/** The rules for the phone numbers of a calling code (bin/callingCodes.mjs). */
interface NumberingPlan {
  /** Of a person's numbers without the code, in digits. */
  lengths: readonly number[];
  /** What is dialled before a number inside the country: "0" unless given, "" where a zero belongs to the number; a pattern. */
  trunk?: string;
  /** What the groups of `trunk` become, for codes in the middle of a number. */
  moved?: string;
  /** A pattern, where lengths are not enough to recognise a mobile number. */
  mobile?: string;
}

const PLANS: Readonly<Record<string, NumberingPlan>> = callingCodes;

/** The minimum of docs/specification.md, section 5: with the prefix, unless it is Polish. */
export const MIN_DIGITS = 9;

/** The calling code of "+48600100200" or of a prefix: "48"; null when no country has it. */
export function callingCode(number: string): string | null {
  if (!number.startsWith('+')) return null;
  const codes = [1, 2, 3].map((length) => number.slice(1, 1 + length));
  return codes.find((code) => code in PLANS) ?? null;
}

/** The lengths of a number after its prefix ("+48", or with an area: "+1242"), ascending; empty where none is known. */
export function possibleLengths(prefix: string): readonly number[] {
  const code = callingCode(prefix);
  if (code === null) return [];
  const area = prefix.length - 1 - code.length;
  const least = prefix === POLISH_PREFIX ? MIN_DIGITS : MIN_DIGITS - code.length;
  const lengths = PLANS[code]?.lengths.filter((length) => length >= least) ?? [];
  return lengths.map((length) => length - area).filter((length) => length > 0);
}

/** The number without its trunk code; the same text when it has none. */
function withoutTrunk({ trunk = '0', moved = '' }: NumberingPlan, digits: string): string {
  const code = new RegExp(`^(?:${trunk})`);
  const [found = '', group] = code.exec(digits) ?? [];
  return (group === undefined ? '' : found.replace(code, moved)) + digits.slice(found.length);
}

function keepsZero({ trunk = '0' }: NumberingPlan): boolean {
  return !new RegExp(`^(?:${trunk})`).test('0') || trunk === '';
}

/** Returns whether "+480600100200" has a zero after its calling code where none belongs to it. */
export function hasTrunkZero(number: string): boolean {
  const code = callingCode(number);
  const plan = code === null ? undefined : PLANS[code];
  if (code === null || plan === undefined) return false;
  return number.startsWith('0', 1 + code.length) && !keepsZero(plan);
}

/**
 * The readings of the digits, the likeliest first: as typed, without the trunk code, without the code of the prefix and
 * its area.
 */
function readings(plan: NumberingPlan, code: string, area: string, digits: string): string[] {
  const national = (text: string) => [
    text,
    withoutTrunk(plan, text),
    keepsZero(plan) ? text : text.replace(/^0/, ''),
  ];
  const own = area === '' ? [code] : [code, code + area, area];
  const withoutOwn = national(digits).flatMap((text) =>
    own.filter((start) => text.startsWith(start)).map((start) => text.slice(start.length)),
  );
  return [...national(digits), ...withoutOwn.flatMap(national)];
}

/**
 * The digits that are dialled after a prefix: trunk codes and the repeated calling code are taken off where a possible
 * number remains.
 */
export function nationalNumber(prefix: string, digits: string): string {
  const code = callingCode(prefix);
  const plan = code === null ? undefined : PLANS[code];
  if (code === null || plan === undefined) return digits.replace(/^0(?=[1-9])/, '');
  const area = prefix.slice(1 + code.length);
  const lengths = possibleLengths(prefix);
  const possible = readings(plan, code, area, digits).filter(
    (text) =>
      lengths.includes(text.length) &&
      /^\d+$/.test(text) &&
      (area !== '' || keepsZero(plan) || !text.startsWith('0')),
  );
  const mobile = new RegExp(`^(?:${plan.mobile ?? '\\d+'})$`);
  const read =
    possible.find((text) => mobile.test(area + text)) ??
    // Where a zero belongs to fixed lines, what stands before it is a code: "39 06 698 12345".
    possible.find((text) => text.startsWith('0')) ??
    possible[0] ??
    digits;
  // The backend reads the result again, and has to agree with the form.
  return read === digits ? digits : nationalNumber(prefix, read);
}
