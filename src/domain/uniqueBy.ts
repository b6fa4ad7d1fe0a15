/** Removes duplicates by key; the first item stays. `seen`: keys to exclude, to which those of the list are added. */
export function uniqueBy<T>(
  list: readonly T[],
  keyOf: (item: T) => string,
  seen: Set<string> = new Set<string>(),
): T[] {
  return list.filter((item) => {
    const key = keyOf(item);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
