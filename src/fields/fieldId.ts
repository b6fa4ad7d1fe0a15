/**
 * The id of a field's control or group of controls: stable, so that links and labels can refer to it, and unique for
 * each name.
 */
export function fieldId(name: string): string {
  return `pole-${encodeURIComponent(name)}`;
}
