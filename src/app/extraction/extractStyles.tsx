import createCache from '@emotion/cache';
import { serializeStyles } from '@emotion/serialize';
import { renderToStaticMarkup } from 'react-dom/server';
import { DEFAULT_SITE_CONFIG } from '../../contract/siteConfig';
import { loadMessages } from '../../intl/messages';
import { theme } from '../../ui/theme/theme';
import { renderSite } from '../renderSite';
import { answerCalls, OFFERS } from './sampleData';
import { SAMPLES } from './samples';

interface ExtractedStyles {
  /** Of Emotion's rules, for the cache of the browser (ui/theme/styleCache.ts). */
  names: readonly string[];
  css: string;
}

/** A cache that collects its rules instead of putting them between the elements. */
function collectingCache() {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  return cache;
}

/** The variables of the theme, in both colour schemes. */
function variables(): string {
  const cache = collectingCache();
  const sheets = serializeStyles(theme.generateStyleSheets());
  cache.insert('', sheets, cache.sheet, true);
  return String(cache.inserted[sheets.name]);
}

/** Renders every screen and collects the rules that Emotion makes for it, in the order of their first use (docs/adr/0017). */
export async function extractStyles(): Promise<ExtractedStyles> {
  await loadMessages('pl');
  const cache = collectingCache();
  for (const { path, selection, screen } of SAMPLES) {
    renderSite(
      { config: DEFAULT_SITE_CONFIG, offers: OFFERS, path: path.slice(1), selection, cache },
      renderToStaticMarkup,
      screen,
      answerCalls,
    );
  }
  const rules = Object.entries(cache.inserted);
  return {
    names: rules.map(([name]) => name),
    css: variables() + rules.map(([, css]) => css).join(''),
  };
}
