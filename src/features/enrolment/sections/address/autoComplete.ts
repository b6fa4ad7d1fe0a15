/** The names of the two addresses among the values. */
export type AddressName = 'adres' | 'adresKontaktowy';

/** The HTML `autocomplete` token, distinct for the two addresses. */
export function autoComplete(name: AddressName, token: string): string {
  return `section-${name === 'adres' ? 'residence' : 'correspondence'} ${token}`;
}
