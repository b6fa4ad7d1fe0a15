import { createContext, useContext } from 'react';
import { DEFAULT_SITE_CONFIG, parseSiteConfig, type SiteConfig } from '../contract/siteConfig';

/** The site configuration in the page; null when it is invalid, with the wrong key in the console. */
export function readSiteConfig(page: Document): SiteConfig | null {
  const block = page.getElementById('site-config')?.textContent.trim() ?? '';
  try {
    return parseSiteConfig(block === '' ? {} : JSON.parse(block));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}

export const SiteConfigContext = createContext<SiteConfig>(DEFAULT_SITE_CONFIG);

export function useSiteConfig(): SiteConfig {
  return useContext(SiteConfigContext);
}
