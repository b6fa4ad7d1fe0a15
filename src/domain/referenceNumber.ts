import { comparableDocumentNumber } from './documentNumber';

/** Without those that people confuse on paper or on the phone: 0, O, Q, 1, I, L, 2, Z, 5, S, 8, B, U and G. */
const SYMBOLS = '34679ACDEFHJKMNPRTVWXY';
const LENGTH = 8;
const WHOLE = new RegExp(`^[${SYMBOLS}]{${LENGTH}}$`);

/** FNV-1a: 32 bits of a text, not for secrets. */
export function fnv1a(text: string): number {
  let bits = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193);
  }
  return bits >>> 0;
}

/** 32 evenly distributed bits of a text: FNV-1a with the last step of MurmurHash3. */
function hash(text: string): number {
  let bits = fnv1a(text);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/**
 * The number a candidate quotes for an application: eight symbols derived from its `Idempotency-Key`, so that browser
 * and backend compute the same number (docs/contract.md). Not unique: two applications may have the same one.
 */
export function referenceNumber(key: string): string {
  return Array.from({ length: LENGTH }, (_, place) =>
    SYMBOLS.charAt(hash(`${place}${key}`) % SYMBOLS.length),
  ).join('');
}

/** The number as displayed, in two groups: "K7PM 3XVA". */
export function shownReference(reference: string): string {
  return `${reference.slice(0, LENGTH / 2)} ${reference.slice(LENGTH / 2)}`;
}

/** A typed number of any backend, also with other symbols than ours; null unless it is eight letters and digits. */
export function typedNumber(text: string): string | null {
  const symbols = comparableDocumentNumber(text);
  return /^[0-9A-Z]{8}$/.test(symbols) ? symbols : null;
}

/** As `typedNumber`; null also when it is not one of our reference numbers. */
export function typedReference(text: string): string | null {
  const symbols = typedNumber(text);
  return symbols !== null && WHOLE.test(symbols) ? symbols : null;
}
