export const POLISH_PREFIX = '+48';

/** A number split into the values of the prefix select and the number field. */
export interface SplitPhone {
  numerKierunkowy: string;
  telefon: string;
}

/** Nine digits without separators in groups of three; any other number is unchanged. */
export function grouped(number: string): string {
  return number.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3');
}

/** Splits "+48600100200" by the longest prefix of the list; null without one. */
export function splitPrefix(number: string, prefixes: readonly string[]): SplitPhone | null {
  const [longest] = prefixes
    .filter((prefix) => prefix.startsWith('+') && number.startsWith(prefix))
    .sort((one, other) => other.length - one.length);
  if (longest === undefined) return null;
  return { numerKierunkowy: longest, telefon: number.slice(longest.length) };
}

/** The number of an application as people read it: "+48600100200" is "+48 600 100 200". */
export function readablePhone(number: string, prefixes: readonly string[]): string {
  const phone = splitPrefix(number, prefixes);
  return phone === null ? number : `${phone.numerKierunkowy} ${grouped(phone.telefon)}`;
}
