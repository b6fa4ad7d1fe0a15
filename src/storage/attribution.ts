import { tabStorage } from './browserStorage';

const KEY = 'rekrutacja.attribution';

/** The campaign of this visit, as the query of `src/contract/attribution.ts`; undefined without one. */
export function tabAttribution(): string | undefined {
  return tabStorage.read(KEY) ?? undefined;
}

export function storeTabAttribution(query: string): void {
  tabStorage.write(KEY, query);
}
