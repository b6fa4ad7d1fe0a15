import createCache from '@emotion/cache';
import { serializeStyles } from '@emotion/serialize';
import { renderToStaticMarkup } from 'react-dom/server';
import { DEFAULT_LANGUAGE } from '../../contract/languages';
import { loadLaterMessages, loadMessages } from '../../intl/messages';
import { theme } from '../../ui/theme/theme';
import { renderSite } from '../renderSite';
import { answerCalls, OFFERS, SITE_CONFIG } from './sampleData';
import { FORM_SAMPLES, STEP_SAMPLES, type Sample } from './samples';

/** A style sheet, and the names of Emotion's rules in it for the browser's cache (ui/theme/styleCache.ts). */
interface Sheet {
  names: readonly string[];
  css: string;
}

/** A cache that collects rules instead of inserting style elements. */
function collectingCache() {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  return cache;
}

/** The theme's CSS variables in both colour schemes. */
function variables(): string {
  const cache = collectingCache();
  const sheets = serializeStyles(theme.generateStyleSheets());
  cache.insert('', sheets, cache.sheet, true);
  return String(cache.inserted[sheets.name]);
}

/**
 * Renders every screen and collects the rules of Emotion in the order of their first use (docs/adr/0017): those of the
 * steps, with the theme's variables, and those that only the form uses.
 */
export async function extractStyles(): Promise<{ steps: Sheet; form: Sheet }> {
  await loadMessages(DEFAULT_LANGUAGE);
  await Promise.all([loadLaterMessages('later'), loadLaterMessages('beside')]);
  const cache = collectingCache();
  const sheetOf = (samples: readonly Sample[]): Sheet => {
    const known = new Set(Object.keys(cache.inserted));
    for (const { path, selection, screen } of samples) {
      renderSite(
        { config: SITE_CONFIG, offers: OFFERS, path: path.slice(1), selection, cache },
        renderToStaticMarkup,
        screen,
        answerCalls,
      );
    }
    const made = Object.entries(cache.inserted).filter(([name]) => !known.has(name));
    return { names: made.map(([name]) => name), css: made.map(([, css]) => css).join('') };
  };
  const steps = sheetOf(STEP_SAMPLES);
  return {
    steps: { ...steps, css: variables() + steps.css },
    form: sheetOf(FORM_SAMPLES),
  };
}
