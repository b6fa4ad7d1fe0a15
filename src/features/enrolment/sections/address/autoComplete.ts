import type { AddressName } from '../../../../domain/enrolmentValues';

/** The HTML `autocomplete` token, distinct for the two addresses. */
export function autoComplete(name: AddressName, token: string): string {
  return `section-${name === 'adres' ? 'residence' : 'correspondence'} ${token}`;
}
