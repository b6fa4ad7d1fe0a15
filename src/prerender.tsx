import { renderSite } from './app/renderSite';
import { Screens } from './app/routes';
import { DEFAULT_LANGUAGE } from './contract/languages';
import type { Offer } from './contract/offer';
import type { SiteConfig } from './contract/siteConfig';
import { offersIn } from './domain/languages';
import { EMPTY_SELECTION } from './domain/selection';
import { loadMessages } from './intl/messages';

/**
 * Renders the first screen of a first visit to HTML for the backend (docs/adr/0011).
 *
 * @returns null without an offer in the default language
 */
export async function prerender(
  config: SiteConfig,
  offers: readonly Offer[],
): Promise<string | null> {
  const shown = offersIn(offers, DEFAULT_LANGUAGE);
  if (shown.length === 0) return null;
  await loadMessages(DEFAULT_LANGUAGE);
  return renderSite({ config, offers, selection: EMPTY_SELECTION }, <Screens />);
}
