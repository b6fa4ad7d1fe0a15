import { createContext, useContext } from 'react';
import { DEFAULT_SITE_CONFIG, type SiteConfig } from '../contract/siteConfig';
import { fnv1a } from '../domain/referenceNumber';

/**
 * Reads the site configuration in the page. The backend and `write-site` have validated theirs, and written its
 * checksum beside it (server/http/page.ts); any other one is validated here.
 *
 * @returns null when it is invalid, with the wrong key in the console
 */
export async function readSiteConfig(page: Document): Promise<SiteConfig | null> {
  const block = page.getElementById('site-config');
  const json = block?.textContent.trim() ?? '';
  if (block?.dataset['checked'] === String(fnv1a(json))) return JSON.parse(json) as SiteConfig;
  const { checkSiteConfig } = await import('./checkSiteConfig');
  return checkSiteConfig(page, json);
}

export const SiteConfigContext = createContext<SiteConfig>(DEFAULT_SITE_CONFIG);

export function useSiteConfig(): SiteConfig {
  return useContext(SiteConfigContext);
}
