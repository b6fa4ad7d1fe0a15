/**
 * The list with each key once, where it comes first.
 *
 * @param seen keys that came before the list; those of the list are added to it
 */
export function firstOfEach<T>(
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
