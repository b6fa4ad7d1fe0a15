import { createHash } from 'node:crypto';
import type { Candidate, DocumentType } from '../../src/contract/application';
import { comparableDocumentNumber } from '../../src/domain/documentNumber';

/** What tells one person from another. */
export type Identity = Pick<
  Candidate,
  'pesel' | 'obcokrajowiecRodzajDowodu' | 'obcokrajowiecSeriaNumerDowodu' | 'obywatelstwo'
>;

/** Documents that Poland issues to foreigners, whatever their citizenship. */
const POLISH: readonly (DocumentType | null)[] = [
  'karta_pobytu',
  'polski_dokument_podrozy',
  'tymczasowy_polski_dokument_podrozy',
  'polski_dokument_tozsamosci_cudzoziemca',
];

/** The document: two countries may give the same number. The form asks for no issuing country; the citizenship stands for it. */
function documentOf(identity: Identity): (string | null)[] {
  const type = identity.obcokrajowiecRodzajDowodu;
  const issuer = POLISH.includes(type) ? null : identity.obywatelstwo;
  const number = comparableDocumentNumber(identity.obcokrajowiecSeriaNumerDowodu ?? '');
  return ['document', type, issuer, number];
}

/**
 * Who applies: the PESEL, else issuing country, type and number of the document (contract, "The reference backend"). A
 * fingerprint, so that its length is fixed whatever was typed. Whoever changes it adds a migration that computes
 * the stored ones again.
 *
 * @returns 64 hexadecimal digits, the same for the same person
 */
export function personKey(identity: Identity): string {
  const { pesel } = identity;
  const parts = pesel === null ? documentOf(identity) : ['pesel', pesel];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
