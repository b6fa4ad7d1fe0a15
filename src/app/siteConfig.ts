import { createContext, useContext } from 'react';
import { DEFAULT_SITE_CONFIG, parseSiteConfig, type SiteConfig } from '../contract/siteConfig';

/**
 * Reads the institution's settings from the page.
 *
 * @throws Error that names the wrong key
 */
export function readSiteConfig(page: Document): SiteConfig {
  const block = page.getElementById('site-config')?.textContent.trim() ?? '';
  return parseSiteConfig(block === '' ? {} : JSON.parse(block));
}

export const SiteConfigContext = createContext<SiteConfig>(DEFAULT_SITE_CONFIG);

export function useSiteConfig(): SiteConfig {
  return useContext(SiteConfigContext);
}
