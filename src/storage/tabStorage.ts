/*
 * `sessionStorage`: survives reloads of this tab. A browser may block it, or it may be full.
 */

/**
 * Reads the value of `key`.
 *
 * @returns null without a value, undefined when the browser blocks the storage
 */
export function readTab(key: string): string | null | undefined {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/**
 * Stores `value` under `key`; null removes it.
 *
 * @returns whether the browser stored it
 */
export function writeTab(key: string, value: string | null): boolean {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

const ATTRIBUTION = 'rekrutacja.attribution';

/** The campaign of this visit, as the query of `src/contract/attribution.ts`; undefined without one. */
export function tabAttribution(): string | undefined {
  return readTab(ATTRIBUTION) ?? undefined;
}

export function storeTabAttribution(query: string): void {
  writeTab(ATTRIBUTION, query);
}
