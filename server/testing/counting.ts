/** Counts each key, in the order of their first occurrence. */
export function tally<T>(items: readonly T[], key: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1);
  return counts;
}

/** The values that occur more than once, each once. */
export function repeated(values: readonly string[]): string[] {
  return [...tally(values, String)].flatMap(([value, count]) => (count > 1 ? [value] : []));
}
