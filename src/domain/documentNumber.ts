/**
 * A document number as it is compared: letters and digits only, upper case, one form of each character.
 *
 * @returns "" when there is nothing in it to tell one document from another
 */
export function comparableDocumentNumber(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
