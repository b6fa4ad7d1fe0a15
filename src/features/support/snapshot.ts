import type { RecentCall } from '../../api/recentCalls';

/**
 * Names and counts, never a typed value. `language`, `theme` and `selection` have the form of the persisted slices, so
 * that they can be restored.
 */
export interface Snapshot {
  /** Identifies the build by the hash of its script. */
  build: string;
  /** When it was taken, as an ISO instant in UTC. */
  time: string;
  /** Path without the base path. */
  route: string;
  language: { language: string };
  theme: { dark: boolean | null };
  selection: object;
  /** The number of offers; null while the catalogue is not loaded. */
  offers: number | null;
  /** Names of form fields. */
  fields: { filled: readonly string[]; invalid: readonly string[] };
  /** When the application of this tab was stored, as an ISO instant; null without one. */
  sent: string | null;
  /**
   * When an application was sent that has had no response, also before a reload; as an ISO instant, null without one.
   */
  unanswered: string | null;
  calls: readonly RecentCall[];
}

/** The snapshot as displayed and copied. */
export function snapshotText(snapshot: Snapshot): string {
  return JSON.stringify(snapshot, null, 2);
}

const MARK = '#support=';

/** JSON as base64url of UTF-8. */
function encoded(snapshot: Snapshot): string {
  const bytes = new TextEncoder().encode(JSON.stringify(snapshot));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The address that opens the snapshot in the application, based on `page` without its query and fragment. */
export function snapshotAddress(snapshot: Snapshot, page: string): string {
  return page.replace(/[?#].*/, '') + MARK + encoded(snapshot);
}

/** Returns whether the fragment of an address contains a snapshot, valid or not. */
export function hasSnapshot(hash: string): boolean {
  return hash.startsWith(MARK);
}

/** The unvalidated snapshot in the fragment of an address; undefined when it is damaged. */
export function snapshotIn(hash: string): unknown {
  try {
    const letters = hash.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
