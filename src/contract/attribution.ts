/**
 * The request header of the application with the campaign that led to it, as a query: "utm_source=...&utm_medium=...".
 */
export const ATTRIBUTION_HEADER = 'X-Attribution';

/** The keys of a campaign, in the order of the header. */
export const ATTRIBUTION_KEYS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

export type AttributionKey = (typeof ATTRIBUTION_KEYS)[number];

/** A campaign; a key without a value is absent. */
export type Attribution = Readonly<Partial<Record<AttributionKey, string>>>;

/**
 * A name of a campaign. No "@", "+" in front or nine digits: some newsletters put addresses and phones of their readers
 * there.
 */
const NAME = /^(?!(?:\D*\d){9})[\p{L}\p{M}\d][\p{L}\p{M}\d _.,:;|/()~+-]{0,99}$/u;

/**
 * The campaign that a query names.
 *
 * @param query of an address, or of the header; with or without "?"
 * @returns null without one; a value that is not the name of a campaign, or could be personal data, is left out
 */
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
