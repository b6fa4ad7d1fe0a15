import { createHash } from 'node:crypto';
import type { Candidate } from '../../src/contract/application';
import { comparableDocumentNumber } from '../../src/domain/documentNumber';

/**
 * Who applies: the PESEL, else document type and number (contract, "The reference backend"). A fingerprint, so that
 * its length is fixed whatever was typed.
 *
 * @returns 64 hexadecimal digits, the same for the same person
 */
export function personKey(candidate: Candidate): string {
  const {
    pesel,
    obcokrajowiecRodzajDowodu: type,
    obcokrajowiecSeriaNumerDowodu: number,
  } = candidate;
  const identity =
    pesel === null ? ['document', type, comparableDocumentNumber(number ?? '')] : ['pesel', pesel];
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex');
}
