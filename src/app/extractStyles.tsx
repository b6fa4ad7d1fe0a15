import createCache from '@emotion/cache';
import { serializeStyles } from '@emotion/serialize';
import { renderToStaticMarkup } from 'react-dom/server';
import { DEFAULT_SITE_CONFIG } from '../contract/siteConfig';
import { PATHS } from '../domain/paths';
import { loadMessages } from '../intl/messages';
import { theme } from '../ui/theme/theme';
import { storageRefusal } from './persistence/storageRefusal';
import { renderSite } from './renderSite';
import { Screens } from './Screens';
import { SAMPLE_OFFERS, SAMPLE_SELECTION } from './styleSamples';

interface ExtractedStyles {
  /** Of Emotion's rules, for the cache of the browser (ui/theme/styleCache.ts). */
  names: readonly string[];
  css: string;
}

/** The variables of the theme's colours, in both schemes. */
function variables(): string {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const sheets = serializeStyles(theme.generateStyleSheets());
  cache.insert('', sheets, cache.sheet, true);
  return String(cache.inserted[sheets.name]);
}

/** Renders every screen and collects what Emotion makes for it, in the order of the first use (docs/adr/0017). */
export async function extractStyles(): Promise<ExtractedStyles> {
  await loadMessages('pl');
  const cache = createCache({ key: 'css' });
  // In this mode Emotion collects the rules instead of putting them between the elements.
  cache.compat = true;
  for (const path of [PATHS.direction, PATHS.specialisation, PATHS.city]) {
    renderSite(
      {
        config: DEFAULT_SITE_CONFIG,
        offers: SAMPLE_OFFERS,
        selection: SAMPLE_SELECTION,
        path: path.slice(1),
        cache,
      },
      renderToStaticMarkup,
      <Screens promoLink={null} refusal={storageRefusal()} />,
    );
  }
  const rules = Object.entries(cache.inserted);
  return {
    names: rules.map(([name]) => name),
    css: variables() + rules.map(([, css]) => css).join(''),
  };
}
