/**
 * Id of the control (or of the group of controls) of a field; stable, so that links and labels can point at it, and
 * another one for every name.
 */
export function fieldId(name: string): string {
  return `pole-${encodeURIComponent(name)}`;
}
