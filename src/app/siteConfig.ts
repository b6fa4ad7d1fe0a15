import { createContext, useContext } from 'react';
import { DEFAULT_SITE_CONFIG, type SiteConfig } from '../contract/siteConfig';

/** Reads the site configuration of the page, which the backend has validated (server/http/page.ts). */
export function readSiteConfig(page: Document): SiteConfig {
  const json = page.getElementById('site-config')?.textContent ?? '{}';
  return { ...DEFAULT_SITE_CONFIG, ...(JSON.parse(json) as Partial<SiteConfig>) };
}

export const SiteConfigContext = createContext<SiteConfig>(DEFAULT_SITE_CONFIG);

export function useSiteConfig(): SiteConfig {
  return useContext(SiteConfigContext);
}
