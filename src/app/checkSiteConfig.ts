import { parseSiteConfig } from '../contract/parseSiteConfig';
import type { SiteConfig } from '../contract/siteConfig';
import { brandRules, checkContrast } from '../ui/theme/brandColours';

/**
 * Adds the institution's colours. They are inserted as rules, because the content security policy allows only an empty
 * style element.
 *
 * @throws Error that names a colour without enough contrast
 */
function insertBrand(page: Document, config: SiteConfig): void {
  checkContrast(config);
  const style = page.createElement('style');
  style.dataset['brand'] = '';
  page.head.append(style);
  for (const rule of brandRules(config)) style.sheet?.insertRule(rule, style.sheet.cssRules.length);
  if (config.primaryColour === '') return;
  page
    .querySelector('meta[name="theme-color"][data-scheme="light"]')
    ?.setAttribute('content', config.primaryColour);
}

/**
 * Validates the site configuration of a page that was edited by hand, and adds its colours.
 *
 * @param json the content of its block
 * @returns null when it is invalid, with the wrong key in the console
 */
export function checkSiteConfig(page: Document, json: string): SiteConfig | null {
  try {
    const config = parseSiteConfig(json === '' ? {} : JSON.parse(json));
    const hasColours = config.primaryColour !== '' || config.primaryColourDark !== '';
    // The colours of the page before the edit.
    page.querySelector('style[data-brand]')?.remove();
    if (hasColours) insertBrand(page, config);
    return config;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}
