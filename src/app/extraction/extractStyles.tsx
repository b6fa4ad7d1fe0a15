import createCache from '@emotion/cache';
import type { ReactNode } from 'react';
import { DEFAULT_LANGUAGE } from '../../contract/languages';
import { givenConsents } from '../../domain/consents';
import { PATHS } from '../../domain/screens';
import { EMPTY_SELECTION } from '../../domain/selection';
import { loadLaterMessages, loadMessages } from '../../intl/messages';
import { withLaterTexts } from '../../intl/TextProvider';
import { renderSite } from '../renderSite';
import { Screens } from '../routes';
import { LoadingScreen } from '../screens/LoadingScreen';
import { ALL_CHOSEN, answerCalls, CONSENTS, OFFERS, SITE_CONFIG } from './sampleData';
import { SampleForm } from './SampleForm';

/** A screen, at the first address and without choices if there are no others. */
interface Sample {
  screen: ReactNode;
  path?: string;
  selection?: typeof EMPTY_SELECTION;
}

const screen = <Screens />;

/** The screens before the form's chunk: each new component of one has to be in a sample. */
const STEP_SAMPLES: readonly Sample[] = [
  { screen: <LoadingScreen screen="direction" /> },
  { screen },
  { screen, selection: ALL_CHOSEN },
  { screen, selection: ALL_CHOSEN, path: PATHS.specialisation },
  { screen, selection: ALL_CHOSEN, path: PATHS.mode },
];

/** A foreigner with a Polish correspondence address, who sees fields that others do not. */
const FOREIGNER = {
  obcokrajowiec: true,
  maPesel: false,
  imie: 'X',
  email: 'a@gmial.com',
  adresKorespondencyjnyJakZamieszkania: false,
  zgody: givenConsents(CONSENTS.slice(0, 1)),
};

const FORM_SAMPLES: readonly Sample[] = [
  { screen: <SampleForm /> },
  { screen: <SampleForm values={FOREIGNER} submitted /> },
];

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
    for (const { screen, path = PATHS.direction, selection = EMPTY_SELECTION } of samples) {
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
