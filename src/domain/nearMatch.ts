import { fold } from './collation';

/** Shorter words must match exactly, because one typing error makes another word of them. */
const MIN_LENGTH = 4;
/** From this length on, two typing errors are tolerated. */
const TWO_TYPOS_LENGTH = 8;

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The number of typing errors that a word of this length may have. */
export function tolerance(length: number): number {
  if (length < MIN_LENGTH) return 0;
  return length < TWO_TYPOS_LENGTH ? 1 : 2;
}

function at(line: readonly number[], column: number): number {
  return line[column] ?? Infinity;
}

/**
 * The numbers of letters to change, insert, delete or swap with their neighbour to make each beginning of a word of the
 * typed text (optimal string alignment), the empty one first.
 */
function typosByLength(typed: string, word: string): readonly number[] {
  const columns = word.length + 1;
  let before: number[] = [];
  let above = Array.from({ length: columns }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const line = [row];
    for (let column = 1; column < columns; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      line[column] = Math.min(
        at(above, column - 1) + (same ? 0 : 1),
        at(above, column) + 1,
        at(line, column - 1) + 1,
        swapped ? at(before, column - 2) + 1 : Infinity,
      );
    }
    before = above;
    above = line;
  }
  return above;
}

/** The number of typing errors until a word starts with the typed text; 0 when it already does. */
export function typos(typed: string, word: string): number {
  return Math.min(...typosByLength(typed, word));
}

/** The number of typing errors between two whole words. */
export function wholeTypos(typed: string, word: string): number {
  return at(typosByLength(typed, word), word.length);
}

/** Counts the typing errors between a typed word and the nearest word of a text; Infinity when none is near. */
function nearest(typed: string) {
  const limit = tolerance(typed.length);
  // Cached: the names of a catalogue share most of their words.
  const known = new Map<string, number>();
  const typosIn = (word: string) => {
    const count = known.get(word) ?? typos(typed, word);
    known.set(word, count);
    return count;
  };
  return (words: readonly string[]): number => {
    const least = Math.min(...words.map(typosIn));
    return least > limit ? Infinity : least;
  };
}

/**
 * Creates a search for near matches of a query without exact ones: items whose words start with those of the query,
 * with one or two typing errors, nearest first. The texts are split once, at the first query.
 */
export function nearFinder<T>(items: readonly T[], textOf: (item: T) => string) {
  let taken: readonly { item: T; words: string[] }[] | undefined;
  return (query: string): readonly T[] => {
    const sought = wordsOf(query);
    if (sought.length === 0) return [];
    taken ??= items.map((item) => ({ item, words: wordsOf(textOf(item)) }));
    const tests = sought.map(nearest);
    return taken
      .map(({ item, words }) => ({
        item,
        count: tests.reduce((sum, typosIn) => sum + typosIn(words), 0),
      }))
      .filter(({ count }) => count < Infinity)
      .sort((one, other) => one.count - other.count)
      .map(({ item }) => item);
  };
}
