/** Names of the filled-in fields, never values. */
export function filledNames(values: object, path = ''): string[] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) => {
    const name = path + key;
    if (Array.isArray(value)) return value.length > 0 ? [name] : [];
    if (typeof value === 'object' && value !== null) return filledNames(value, `${name}.`);
    return value === '' || value === false || value == null ? [] : [name];
  });
}
