import { createHash } from 'node:crypto';
import type { Candidate, DocumentType } from '../../src/contract/application';
import { comparableDocumentNumber } from '../../src/domain/documentNumber';

/** Describes what identifies a person. */
export type Identity = Pick<
  Candidate,
  'pesel' | 'obcokrajowiecRodzajDowodu' | 'obcokrajowiecSeriaNumerDowodu' | 'obywatelstwo'
>;

/** Documents that Poland issues to foreigners of any citizenship. */
const POLISH: readonly (DocumentType | null)[] = [
  'karta_pobytu',
  'polski_dokument_podrozy',
  'tymczasowy_polski_dokument_podrozy',
  'polski_dokument_tozsamosci_cudzoziemca',
];

/**
 * Two countries may issue the same number. The form has no field for the issuing country, so citizenship stands in for
 * it.
 */
function documentOf(identity: Identity): (string | null)[] {
  const type = identity.obcokrajowiecRodzajDowodu;
  const issuer = POLISH.includes(type) ? null : identity.obywatelstwo;
  const number = comparableDocumentNumber(identity.obcokrajowiecSeriaNumerDowodu ?? '');
  return ['document', type, issuer, number];
}

const hashed = (parts: readonly (string | null)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** The key of a person with this PESEL. */
export const keyOfPesel = (pesel: string): string => hashed(['pesel', pesel]);

/**
 * Identifies a person by PESEL, or else by the issuing country, type and number of the document. Hashed, so that its
 * length is fixed. A change to this function needs a migration that recomputes the stored keys.
 *
 * @returns 64 hexadecimal digits, equal for the same person
 */
export function personKey(identity: Identity): string {
  const { pesel } = identity;
  return pesel === null ? hashed(documentOf(identity)) : keyOfPesel(pesel);
}
