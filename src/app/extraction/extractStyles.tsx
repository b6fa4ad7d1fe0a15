import createCache from '@emotion/cache';
import type { ReactNode } from 'react';
import { DEFAULT_LANGUAGE } from '../../contract/languages';
import { loadLaterMessages, loadMessages } from '../../intl/messages';
import { withLaterTexts } from '../../intl/TextProvider';
import { renderSite } from '../renderSite';
import { answerCalls, OFFERS, SITE_CONFIG } from './sampleData';
import { FORM_SAMPLES, type Sample, STEP_SAMPLES } from './samples';

const Texts = withLaterTexts(({ children }: { children: ReactNode }) => children);

/** A style sheet, and the names of Emotion's rules in it for the browser's cache (ui/theme/MuiProvider.tsx). */
interface Sheet {
  names: readonly string[];
  css: string;
}

/**
 * Renders every screen and collects the rules of Emotion in the order of their first use (docs/adr/0017): those of the
 * steps, with the theme's variables, and those that only the form uses.
 */
export async function extractStyles(): Promise<{ steps: Sheet; form: Sheet }> {
  await loadMessages(DEFAULT_LANGUAGE);
  await loadLaterMessages();
  const cache = createCache({ key: 'css' });
  // Makes it collect the rules, as Emotion's own server extraction does.
  cache.compat = true;
  const sheetOf = (samples: readonly Sample[]): Sheet => {
    const known = new Set(Object.keys(cache.inserted));
    for (const { path, selection, screen } of samples) {
      renderSite(
        { config: SITE_CONFIG, offers: OFFERS, path: path.slice(1), selection, cache },
        <Texts>{screen}</Texts>,
        answerCalls,
      );
    }
    const made = Object.entries(cache.inserted).filter(([name]) => !known.has(name));
    return { names: made.map(([name]) => name), css: made.map(([, css]) => css).join('') };
  };
  return { steps: sheetOf(STEP_SAMPLES), form: sheetOf(FORM_SAMPLES) };
}
