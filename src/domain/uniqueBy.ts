/**
 * Removes duplicates by key; the first item stays.
 *
 * @param seen keys to exclude; those of the list are added to it
 */
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
