import { useSiteConfig } from './siteConfig';

/**
 * The languages that have a flag: every one that occurs in the offers, in the institution's order, the others
 * behind (decisions, "languages"); the institution's own while there are no offers to go by.
 */
export function useOfferedLanguages(inOffers: readonly string[]): string[] {
  const { languages } = useSiteConfig();
  if (inOffers.length === 0) return [...languages];
  const known: readonly string[] = languages;
  return [
    ...known.filter((language) => inOffers.includes(language)),
    ...inOffers.filter((language) => !known.includes(language)),
  ];
}
