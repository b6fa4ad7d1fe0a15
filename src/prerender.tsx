import { renderSite } from './app/renderSite';
import { Screens } from './app/routes';
import { DEFAULT_LANGUAGE } from './contract/languages';
import type { Offer } from './contract/offer';
import type { SiteConfig } from './contract/siteConfig';
import { offersIn } from './domain/languages';
import { EMPTY_SELECTION } from './domain/selection';
import { directionGroups } from './features/selection/steps/directionGroups';
import { loadMessages, localeOf } from './intl/messages';
import { MAX_RENDERED_ROWS } from './ui/ChoiceList';

/**
 * Renders the first screen of a first visit to HTML for the backend (docs/adr/0011).
 *
 * @returns null without a direction in the default language, or when the list would be virtualised
 */
export async function prerender(
  config: SiteConfig,
  offers: readonly Offer[],
): Promise<string | null> {
  const shown = offersIn(offers, DEFAULT_LANGUAGE);
  const open = directionGroups(shown, localeOf(DEFAULT_LANGUAGE))[0];
  if (open === undefined || open.names.length > MAX_RENDERED_ROWS) return null;
  await loadMessages(DEFAULT_LANGUAGE);
  return renderSite({ config, offers, selection: EMPTY_SELECTION }, <Screens promoLink={null} />);
}
