import { useEffect, useMemo } from 'react';
import { useCatalogueQuery } from '../../api/recruitmentApi';
import type { Offer } from '../../contract/offer';
import { languageFor, languagesOf } from '../../domain/languages';
import { useOffers } from '../../features/selection/selectionProgress';
import { selectHasChoice } from '../../features/selection/selectionSlice';
import { useLanguage } from '../../intl/language';
import { languageChanged, selectLanguage } from '../../intl/languageSlice';
import { useAppSelector, useAppStore } from '../store/store';

/** The offers of the visit, and the language to show them in. */
export interface CatalogueResult {
  state: 'loading' | 'failed' | 'ready';
  /** The offers in the current language. */
  offers: readonly Offer[];
  /** The languages of the offers, in the order of the catalogue. */
  languages: readonly string[];
  promoUnknown: boolean;
  retrying: boolean;
  retry: () => void;
}

const NONE: readonly Offer[] = [];

/**
 * Loads the catalogue, and changes a language without offers, which resets the choices like every change of language
 * (docs/specification.md, section 4).
 */
export function useCatalogue(): CatalogueResult {
  const language = useAppSelector(selectLanguage);
  const { data, error, isFetching, refetch } = useCatalogueQuery();
  const all = data?.offers ?? NONE;

  const forced = useMemo(() => languageFor(all, language), [all, language]);
  const store = useAppStore();
  useEffect(() => {
    // A deep link may have changed the language in the same commit.
    const isCurrent = selectLanguage(store.getState()) === language;
    if (forced !== language && isCurrent) store.dispatch(languageChanged(forced));
  }, [store, forced, language]);

  // The offers change together with the messages. Both stay until the messages of the other language are loaded.
  const shown = useLanguage();
  const offers = useOffers();
  const languages = useMemo(() => languagesOf(all), [all]);
  const failed = data === undefined && error !== undefined;
  // Choices belong to the offers of their language. A selector, so that the first choice does not re-render the layout.
  const waits = useAppSelector(
    (state) => shown !== selectLanguage(state) && selectHasChoice(state),
  );
  const ready = data !== undefined && !waits && (shown === forced || offers.length > 0);
  return {
    state: ready ? 'ready' : failed ? 'failed' : 'loading',
    offers,
    languages,
    promoUnknown: data?.promoUnknown ?? false,
    retrying: failed && isFetching,
    retry: () => {
      void refetch();
    },
  };
}
