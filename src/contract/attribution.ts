/** The request header with the campaign that led to an application, as a query: "utm_source=...&utm_medium=...". */
export const ATTRIBUTION_HEADER = 'X-Attribution';

/** The keys of a campaign, in the order of the header. */
export const ATTRIBUTION_KEYS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/** A campaign; a key without a value is absent. */
export type Attribution = Readonly<Partial<Record<(typeof ATTRIBUTION_KEYS)[number], string>>>;

/**
 * A name of a campaign. No "@", "+" in front or nine digits: some newsletters put addresses and phones of their readers
 * there.
 */
const NAME = /^(?!(?:\D*\d){9})[\p{L}\p{M}\d][\p{L}\p{M}\d _.,:;|/()~+-]{0,99}$/u;

/** The campaign that the query of an address or the header names, without what could be personal data; or null. */
export function attributionIn(query: string): Attribution | null {
  const given = new URLSearchParams(query);
  const found = ATTRIBUTION_KEYS.flatMap((key) => {
    const value = given.get(key)?.normalize('NFC').trim() ?? '';
    return NAME.test(value) ? [[key, value]] : [];
  });
  return found.length === 0 ? null : (Object.fromEntries(found) as Attribution);
}

/** The campaign as `attributionIn` reads it; ASCII, and so fit for a header. */
export function attributionQuery(attribution: Attribution): string {
  return new URLSearchParams(attribution).toString();
}
