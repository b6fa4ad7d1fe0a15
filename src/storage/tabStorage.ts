/*
 * The session storage: what is kept for this tab, over its reloads, and goes with it. A browser may block it or have it full.
 */

/**
 * What is kept under `key`.
 *
 * @returns null when there is nothing, undefined where the browser blocks the storage
 */
export function readTab(key: string): string | null | undefined {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/**
 * Keeps `value` under `key`; null removes what is there.
 *
 * @returns whether the browser took it
 */
export function keepForTab(key: string, value: string | null): boolean {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
