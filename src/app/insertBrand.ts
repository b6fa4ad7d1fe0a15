import type { SiteConfig } from '../contract/siteConfig';
import { brandRules, checkContrast } from '../ui/theme/brandColours';

/**
 * Adds the institution's colours to a page that the backend has not written. Inserted as rules: the content security
 * policy allows an empty style element only.
 *
 * @throws Error that names a colour without enough contrast
 */
export function insertBrand(page: Document, config: SiteConfig): void {
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
