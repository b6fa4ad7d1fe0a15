import { readTab, writeTab } from './tabStorage';

const KEY = 'rekrutacja.attribution';

/** The campaign of this visit, as the query of `src/contract/attribution.ts`; undefined without one. */
export function tabAttribution(): string | undefined {
  return readTab(KEY) ?? undefined;
}

export function storeTabAttribution(query: string): void {
  writeTab(KEY, query);
}
