import type { DictionaryEntry } from '../contract/dictionary';

/** Letters that Unicode does not decompose into a base letter and a mark. */
const BASE_LETTERS: ReadonlyMap<string, string> = new Map([
  ['ł', 'l'],
  ['đ', 'd'],
  ['ø', 'o'],
  ['ı', 'i'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
]);

/** What keyboards produce for U+02BB and U+02BC in Uzbek. */
const APOSTROPHES: ReadonlySet<string> = new Set('´‘’‛ʹʻʼʽˈ′＇');

/** Works by character, so that a position in the folded text maps to one in the original. */
function foldCharacter(character: string): string {
  // Most letters are ASCII and need no table.
  if (character <= '\x7f') return character === '`' ? "'" : character.toLowerCase();
  if (APOSTROPHES.has(character)) return "'";
  const plain = character.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return BASE_LETTERS.get(plain) ?? plain;
}

/** Normalises for search: lower case, no diacritics (including the Polish l-stroke), one kind of apostrophe. */
export function fold(text: string): string {
  return Array.from(text, foldCharacter).join('');
}

/** Creates a search for items whose text contains a query, as `fold` reads it. The texts are folded once. */
export function finder<T>(items: readonly T[], textOf: (item: T) => string) {
  let folded: readonly { item: T; text: string }[] | undefined;
  return (query: string): readonly T[] => {
    const sought = fold(query.trim());
    if (sought === '') return items;
    folded ??= items.map((item) => ({ item, text: fold(textOf(item)) }));
    return folded.filter(({ text }) => text.includes(sought)).map(({ item }) => item);
  };
}

/** The start of each folded unit in the original text, then the end of the original. */
function originalPlaces(text: string): number[] {
  let position = 0;
  const places = Array.from(text).flatMap((character) => {
    const start = position;
    position += character.length;
    return Array.from<number>({ length: foldCharacter(character).length }).fill(start);
  });
  return [...places, position];
}

/**
 * The occurrences of the query in the original text, in order and without overlaps; none for an empty query. `end` is
 * exclusive.
 */
export function matchRanges(text: string, query: string): [start: number, end: number][] {
  const sought = fold(query.trim());
  if (sought === '') return [];
  const places = originalPlaces(text);
  let found = 0;
  return fold(text)
    .split(sought)
    .slice(0, -1)
    .map((before) => {
      const start = found + before.length;
      found = start + sought.length;
      return [places[start] ?? 0, places[found] ?? text.length];
    });
}

/** A copy sorted by the language, or else by Polish; `first`: the `wartosc` of the entry that comes first (Poland). */
export function sortByName<T extends DictionaryEntry>(
  list: readonly T[],
  locale: string,
  first?: string,
): T[] {
  const collator = new Intl.Collator([locale, 'pl']);
  const rank = ({ wartosc }: T) => (wartosc === first ? 0 : 1);
  return [...list].sort((a, b) => rank(a) - rank(b) || collator.compare(a.nazwa, b.nazwa));
}
