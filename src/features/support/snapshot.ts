/**
 * What support needs to see what a candidate sees: names and counts, never a value that was typed. `language`, `theme`
 * and `selection` are the slices as they are kept, so that they can be restored.
 */
export interface Snapshot {
  /** Names the build by the hash of its script. */
  build: string;
  /** Path below the base path. */
  route: string;
  language: { language: string };
  theme: { dark: boolean | null };
  selection: object;
  /** How many offers the catalogue has; null when it is not there. */
  offers: number | null;
  /** Names of the fields of the form. */
  fields: { filled: readonly string[]; invalid: readonly string[] };
  /** The last calls of the backend. */
  calls: readonly object[];
}

/** The snapshot as it is shown and copied. */
export function snapshotText(snapshot: Snapshot): string {
  return JSON.stringify(snapshot, null, 2);
}

const MARK = '#support=';

/** JSON in the letters of an address: UTF-8 as base64url. */
function encoded(snapshot: Snapshot): string {
  const bytes = new TextEncoder().encode(JSON.stringify(snapshot));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The address that opens the snapshot in the application; of `page` its query and fragment are left out. */
export function snapshotAddress(snapshot: Snapshot, page: string): string {
  return page.replace(/[?#].*/, '') + MARK + encoded(snapshot);
}

/** Whether the fragment of an address carries a snapshot, sound or not. */
export function hasSnapshot(hash: string): boolean {
  return hash.startsWith(MARK);
}

/** What the fragment of an address carries, unchecked; undefined when it is damaged. */
export function snapshotIn(hash: string): unknown {
  try {
    const letters = hash.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
