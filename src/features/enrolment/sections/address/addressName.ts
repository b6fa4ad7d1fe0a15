/** The two addresses of the form, by their names among the values. */
export type AddressName = 'adres' | 'adresKontaktowy';

/** What browsers fill the fields with, the two addresses kept apart (`autocomplete` of HTML). */
export function autoComplete(name: AddressName, token: string): string {
  return `section-${name === 'adres' ? 'residence' : 'correspondence'} ${token}`;
}
