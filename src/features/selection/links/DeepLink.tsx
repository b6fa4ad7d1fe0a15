import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOffersQuery } from '../../../api/recruitmentApi';
import type { Offer } from '../../../contract/offer';
import { languagesOf, offersIn } from '../../../domain/languages';
import {
  matchDeepLink,
  pathToGoOn,
  withoutLink,
  type Preselection,
} from '../../../domain/matchDeepLink';
import { PATHS, screenAt } from '../../../domain/paths';
import { sameJson } from '../../../domain/sameJson';
import { EMPTY_SELECTION, type Selection } from '../../../domain/selection';
import { useLanguage } from '../../../intl/language';
import { languageChanged, selectLanguage } from '../../../intl/languageSlice';
import { PAGE_TITLE_ID } from '../../../ui/PageHead';
import { selectionRestored, selectSelection } from '../selectionSlice';
import { DeepLinkNotice } from './DeepLinkNotice';

/** A selection to show, in its language, and the address of the screen to show it on. */
interface Target {
  language: string;
  selection: Selection;
  pathname: string;
  search: string;
}

interface Arrival {
  /** The query of the deep link. */
  link: string;
  preselection: Preselection;
  target: Target;
  /** What the candidate had chosen before, if the link replaces it. */
  earlier: Target | null;
}

/** The screen on which the candidate goes on; the first one keeps its address, which may contain a promo link. */
function targetOf(
  offers: readonly Offer[],
  language: string,
  selection: Selection,
  start: { pathname: string; search: string },
): Target {
  const pathname = pathToGoOn(offersIn(offers, language), selection);
  return {
    language,
    selection,
    ...(pathname === PATHS.direction ? start : { pathname, search: '' }),
  };
}

/** Whether a step has a choice, and not only the group. A link without one does not replace earlier choices. */
function hasChoices({ history }: Selection): boolean {
  return Object.keys(history).length > 0;
}

interface DeepLinkProps {
  promoLink: string | null;
  /** Whether the address is a deep link. */
  pending: boolean;
}

/**
 * Applies the deep link in the address, removes it from the address, and says what it has chosen until the candidate
 * leaves the screen (docs/links.md).
 */
export function DeepLink({ promoLink, pending }: DeepLinkProps) {
  const { pathname, search } = useLocation();
  const { data } = useOffersQuery(promoLink);
  const language = useSelector(selectLanguage);
  const selection = useSelector(selectSelection);
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const [target, setTarget] = useState<Target | null>(null);

  if (pending && data && arrival?.link !== search) {
    const { offers } = data;
    const preselection = matchDeepLink(offers, search, language);
    const start = { pathname, search: withoutLink(search) };
    const isChosen = hasChoices(preselection.selection);
    const hadChoices = hasChoices(selection);
    const changesLanguage = preselection.language !== language;
    const keeps = hadChoices && !isChosen && !changesLanguage;
    const next = keeps ? selection : preselection.selection;
    const to = isChosen
      ? targetOf(offers, preselection.language, next, start)
      : { language: preselection.language, selection: next, ...start };
    // In a language without offers, which is shown only until the offers are there, nothing could be restored.
    const isReplaced =
      languagesOf(offers).includes(language) &&
      hadChoices &&
      (changesLanguage || !sameJson(next, selection));
    setArrival({
      link: search,
      preselection: keeps
        ? { ...preselection, selection: EMPTY_SELECTION, later: [] }
        : preselection,
      target: to,
      earlier: isReplaced ? targetOf(offers, language, selection, start) : null,
    });
    setTarget(to);
  }
  const isDone = arrival !== null && target === null && !pending;
  if (isDone && pathname !== arrival.target.pathname) setArrival(null);

  return (
    <>
      {target !== null && <Applied target={target} onDone={() => setTarget(null)} />}
      {isDone && (
        <DeepLinkNotice
          preselection={arrival.preselection}
          promoUnknown={screenAt(pathname) !== 'direction' && data?.promoUnknown === true}
          onBack={
            arrival.earlier &&
            (() => {
              setTarget(arrival.earlier);
              setArrival(null);
            })
          }
        />
      )}
    </>
  );
}

/** Changes the language, then chooses and navigates, once the offers of that language are shown. */
function Applied({ target, onDone }: { target: Target; onDone: () => void }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const language = useSelector(selectLanguage);
  const shown = useLanguage();
  const { pathname: current } = useLocation();
  const isReady = language === target.language && shown === language;
  const apply = useEffectEvent(() => {
    if (isReady) {
      const { selection, pathname, search } = target;
      dispatch(selectionRestored(selection));
      void navigate({ pathname, search }, { replace: true });
      onDone();
      // Only another address moves the focus by itself.
      if (pathname === current) {
        document.getElementById(PAGE_TITLE_ID)?.focus({ preventScroll: true });
      }
    } else if (language !== target.language) {
      dispatch(languageChanged(target.language));
    }
  });
  useEffect(() => {
    apply();
  }, [target, language, isReady]);
  return null;
}
