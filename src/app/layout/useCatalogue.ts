import { useEffect, useMemo } from 'react';
import { useCatalogueQuery } from '../../api/recruitmentApi';
import type { Offer } from '../../contract/offer';
import { languageFor, languagesOf } from '../../domain/languages';
import { useOffers } from '../../features/selection/selectionProgress';
import { useLanguage } from '../../intl/language';
import { chooseLanguage, selectLanguage } from '../../intl/languageSlice';
import { useAppDispatch, useAppSelector } from '../store/store';

/** The offers of the visit, and the language to show them in. */
export interface CatalogueResult {
  /** `empty`: there are no offers in the current language. */
  state: 'loading' | 'failed' | 'empty' | 'ready';
  /** The offers in the current language. */
  offers: readonly Offer[];
  /** The languages of the offers, in the order of the catalogue. */
  languages: readonly string[];
  promoUnknown: boolean;
  retrying: boolean;
  retry: () => void;
}

const NONE: readonly Offer[] = [];

/** Loads the catalogue, and replaces a language without offers (docs/specification.md, section 4). */
export function useCatalogue(): CatalogueResult {
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  const { data, error, isFetching, refetch } = useCatalogueQuery();
  const all = data?.offers ?? NONE;

  const forced = useMemo(() => languageFor(all, language), [all, language]);
  useEffect(() => {
    if (forced !== language) dispatch(chooseLanguage(forced));
  }, [dispatch, forced, language]);

  // The offers change together with the messages. Both stay until the messages of the other language are loaded.
  const shown = useLanguage();
  const offers = useOffers();
  const languages = useMemo(() => languagesOf(all), [all]);
  const failed = data === undefined && error !== undefined;
  const isKnown = data !== undefined && shown === forced;
  return {
    state: offers.length > 0 ? 'ready' : isKnown ? 'empty' : failed ? 'failed' : 'loading',
    offers,
    languages,
    promoUnknown: data?.promoUnknown ?? false,
    retrying: failed && isFetching,
    retry: () => void refetch(),
  };
}
