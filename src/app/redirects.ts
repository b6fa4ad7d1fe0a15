import { selectCatalogue } from '../api/recruitmentApi';
import { languageFor } from '../domain/languages';
import { PATHS, type ScreenName } from '../domain/screens';
import { guard } from '../domain/steps';
import { selectOffers, selectProgress } from '../features/selection/selectionProgress';
import { selectHasChoice } from '../features/selection/selectionSlice';
import { useLanguage } from '../intl/language';
import { selectLanguage } from '../intl/languageSlice';
import { useScreen } from './navigation/useScreen';
import { useSiteConfig } from './siteConfig';
import { type AppState, useAppSelector } from './store/store';
import { sentApplication } from './store/tabSession';

type Step = Exclude<ScreenName, 'direction' | 'completion' | 'application'>;

/**
 * Returns the address to show instead of `screen`, or null when it may be shown. While several programmes remain, the
 * summary leads to the last step, where one of them can be picked.
 *
 * @param shown the language of the offers that are shown
 */
function redirectFromStep(state: AppState, screen: Step, shown: string): string | null {
  if (!selectHasChoice(state)) return PATHS.direction;
  if (selectOffers(state, shown).length === 0) {
    const all = selectCatalogue(state)?.offers;
    // Nothing is known until the catalogue, or the language that has offers, is loaded.
    const isKnown = all !== undefined && languageFor(all, selectLanguage(state)) === shown;
    return isKnown ? PATHS.direction : null;
  }
  const { steps, visible, chosen } = selectProgress(state, shown);
  const redirect = guard(steps, screen);
  if (redirect !== null || screen !== 'summary' || chosen !== null) return redirect;
  return PATHS[visible.at(-1)?.name ?? 'direction'];
}

/** The only place that redirects: the address of the screen to show instead; null to show the present one. */
export function useRedirect(): string | null {
  const screen = useScreen();
  const shown = useLanguage();
  const { myApplication } = useSiteConfig();
  return useAppSelector((state) => {
    if (screen === null || screen === 'direction') return null;
    if (screen === 'application') return myApplication ? null : PATHS.direction;
    if (screen === 'completion') return sentApplication() === null ? PATHS.direction : null;
    return redirectFromStep(state, screen, shown);
  });
}
