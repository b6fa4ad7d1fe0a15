import { createContext, useContext } from 'react';
import { DEFAULT_SITE_CONFIG, parseSiteConfig, type SiteConfig } from '../contract/siteConfig';

/**
 * Reads the site configuration in the page, and adds its colours to a page that was edited by hand. Those of the backend
 * are in the page already (server/http/page.ts).
 *
 * @returns null when it is invalid, with the wrong key in the console
 */
export async function readSiteConfig(page: Document): Promise<SiteConfig | null> {
  const block = page.getElementById('site-config')?.textContent.trim() ?? '';
  try {
    const config = parseSiteConfig(block === '' ? {} : JSON.parse(block));
    const hasColours = config.primaryColour !== '' || config.primaryColourDark !== '';
    if (hasColours && page.querySelector('style[data-brand]') === null) {
      const { insertBrand } = await import('./insertBrand');
      insertBrand(page, config);
    }
    return config;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}

export const SiteConfigContext = createContext<SiteConfig>(DEFAULT_SITE_CONFIG);

export function useSiteConfig(): SiteConfig {
  return useContext(SiteConfigContext);
}
