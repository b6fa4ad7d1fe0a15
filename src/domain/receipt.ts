import type { Receipt } from '../contract/receipt';

/**
 * The canonical form of a JSON value (RFC 8785): keys sorted by UTF-16 code units, no white space. `JSON.stringify`
 * writes numbers and texts as the RFC demands.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  const fields = value as Readonly<Record<string, unknown>>;
  const members = Object.keys(fields)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(fields[key])}`);
  return `{${members.join()}}`;
}

/** What a receipt is of, besides the application. */
interface Stored {
  numer: string;
  zapisano: string;
  teksty: object;
}

/** Parts at this depth have one fingerprint: "kandydat.adres.kraj", "warunkiRekrutacyjne.0.trescWarunkow". */
const DEPTH = 3;

function partsOf(value: unknown, path: readonly string[]): [string, unknown][] {
  if (typeof value !== 'object' || value === null || path.length === DEPTH) {
    return [[path.join('.'), value]];
  }
  return Object.entries(value).flatMap(([key, part]) => partsOf(part, [...path, key]));
}

/**
 * What a receipt has fingerprints of, with its path: the application, its number, its time and the texts shown with it.
 * A list, because a path is not unique in data that was changed: a key may contain a dot.
 */
export function receiptParts(
  application: object,
  { numer, zapisano, teksty }: Stored,
): [string, unknown][] {
  return partsOf({ ...application, numer, zapisano, teksty }, []);
}

/** The text whose SHA-256 is the fingerprint of a part. */
export function fingerprintText(sol: string, path: string, part: unknown): string {
  return canonicalJson([sol, path, part]);
}

export function signedText(odciski: Receipt['odciski']): string {
  return canonicalJson({ typ: 'rekrutacja-potwierdzenie-1', odciski });
}
