import { createHash } from 'node:crypto';
import type { Candidate } from '../../src/contract/application';
import { fold } from '../../src/domain/collation';

/** The letters of a name without case, diacritics, hyphens and spaces: "Żółw-Łoś" and "zolw los" are one. */
function lettersOf(name: string): string {
  return fold(name.normalize('NFKC')).replace(/[^\p{L}]/gu, '');
}

/**
 * The key that two applications of one person share, even with a passport first and a PESEL later: birth date, first of
 * the first names and surname, in any order and spelling. Hashed, so that it is no second copy of the data. A change to
 * this function needs a migration that recomputes the stored ones.
 *
 * @returns 64 hexadecimal digits
 */
export function namesakeKey({
  imie,
  nazwisko,
  dataUrodzenia,
}: Pick<Candidate, 'imie' | 'nazwisko' | 'dataUrodzenia'>): string {
  const [first = ''] = imie.trim().split(/\s/);
  const names = [lettersOf(first), lettersOf(nazwisko)].sort();
  return createHash('sha256')
    .update(JSON.stringify([dataUrodzenia, ...names]))
    .digest('hex');
}
