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
