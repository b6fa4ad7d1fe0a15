import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useCatalogueQuery } from '../../../api/recruitmentApi';
import type { Offer } from '../../../contract/offer';
import { choicesOf } from '../../../domain/choices';
import { languagesOf, offersIn } from '../../../domain/languages';
import { matchDeepLink, type Preselection, withoutLink } from '../../../domain/matchDeepLink';
import { sameJson } from '../../../domain/sameJson';
import { PATHS, screenAt } from '../../../domain/screens';
import { EMPTY_SELECTION, hasChoice, type Selection } from '../../../domain/selection';
import { pathToGoOn } from '../../../domain/steps';
import { languageChanged, selectLanguage } from '../../../intl/languageSlice';
import { ApplySelection, type SelectionTarget } from '../ApplySelection';
import { selectSelection } from '../selectionSlice';
import { DeepLinkNotice } from './DeepLinkNotice';

interface Arrival {
  /** The query of the deep link. */
  link: string;
  preselection: Preselection;
  target: SelectionTarget;
  /** The former choices of the candidate, if the link replaces them. */
  earlier: SelectionTarget | null;
}

/** The screen on which the candidate goes on; the first one keeps its address, which may contain a promo link. */
function targetOf(
  offers: readonly Offer[],
  language: string,
  selection: Selection,
  start: { pathname: string; search: string },
): SelectionTarget {
  const pathname = pathToGoOn(offersIn(offers, language), selection);
  return {
    language,
    selection,
    ...(pathname === PATHS.direction ? start : { pathname, search: '' }),
  };
}

/** The part of a selection that a candidate sees. */
function shownOf(selection: Selection) {
  return [selection.flow, selection.picked, choicesOf(selection)];
}

interface DeepLinkProps {
  /** True when the address is a deep link. */
  pending: boolean;
}

/** Applies the deep link, removes it from the address, and says what it has chosen, on this screen. */
export function DeepLink({ pending }: DeepLinkProps) {
  const dispatch = useDispatch();
  const { pathname, search } = useLocation();
  const { data } = useCatalogueQuery();
  const language = useSelector(selectLanguage);
  const selection = useSelector(selectSelection);
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const [target, setTarget] = useState<SelectionTarget | null>(null);

  if (pending && data && arrival?.link !== search) {
    const { offers } = data;
    const preselection = matchDeepLink(offers, search, language);
    const start = { pathname, search: withoutLink(search) };
    const isChosen = hasChoice(preselection.selection);
    const hadChoices = hasChoice(selection);
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
      (changesLanguage || !sameJson(shownOf(next), shownOf(selection)));
    setArrival({
      link: search,
      preselection: keeps ? { ...preselection, selection: EMPTY_SELECTION } : preselection,
      target: to,
      earlier: isReplaced ? targetOf(offers, language, selection, start) : null,
    });
    setTarget(to);
  }
  const isDone = arrival !== null && target === null && !pending;
  if (isDone && pathname !== arrival.target.pathname) setArrival(null);

  const targetLanguage = target?.language ?? language;
  useEffect(() => {
    // A language without offers may be replaced at the same time (app/layout/useCatalogue.ts).
    if (language !== targetLanguage) dispatch(languageChanged(targetLanguage));
  }, [dispatch, language, targetLanguage]);

  return (
    <>
      {target !== null && <ApplySelection target={target} onDone={() => setTarget(null)} />}
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
