import { domainToASCII } from 'node:url';

/** Capitals first: "ς" and "σ" have one capital. */
const caseFolded = (text: string) => text.toUpperCase().toLowerCase().normalize('NFC');

/**
 * The mailbox of an e-mail address, equal for every spelling of it: "Jan+x@Example.org" and "jan@example.org",
 * "ŁUKASZ@…" and "łukasz@…", composed and decomposed letters, a domain in letters and in Punycode. Stored with each
 * application; a change to this function needs a migration that recomputes it.
 */
export function mailboxOf(email: string): string {
  const address = email.normalize('NFC').trim();
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at).replace(/(?<=.)\+.*$/, '');
  const domain = address.slice(at + 1);
  return `${caseFolded(local)}@${domainToASCII(domain) || caseFolded(domain)}`;
}
