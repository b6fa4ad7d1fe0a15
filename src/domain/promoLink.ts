import { decoded, screenAt } from './screens';

/** At most 64 letters, digits, "-" and "_". */
export function isPromoLink(text: string): boolean {
  return /^[\p{L}\d_-]{1,64}$/u.test(text);
}

/**
 * The promo link of a start address: the last segment of its percent-encoded path, decoded, in NFC; null for a route or
 * an invalid promo link. `basePath`: "/" or "/x/".
 */
export function promoLinkOf(pathname: string, basePath: string): string | null {
  if (!pathname.startsWith(basePath)) return null;
  const segments = pathname.slice(basePath.length).split('/');
  const last = decoded(segments.filter((segment) => segment !== '').at(-1) ?? '')?.normalize('NFC');
  if (last === undefined || !isPromoLink(last)) return null;
  return screenAt(`/${last}`) === 'direction' ? last : null;
}
