/** Joins class names, leaving out what is absent: `classNames('Field', wide && 'wide')`. */
export function classNames(
  ...names: readonly (string | false | null | undefined)[]
): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
