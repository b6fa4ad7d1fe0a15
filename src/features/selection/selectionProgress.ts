import { weakMapMemoize } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { selectCatalogue, type WithApi } from '../../api/recruitmentApi';
import type { WithVisit } from '../../api/visitSlice';
import type { Flow, Offer } from '../../contract/offer';
import { offersIn } from '../../domain/languages';
import type { Selection } from '../../domain/selection';
import type { StepName } from '../../domain/stepOrder';
import {
  chosenOffer,
  destinationAfter,
  firstOpenStep,
  offersMatching,
  type Step,
  steps,
  visibleSteps,
} from '../../domain/steps';
import { useLanguage } from '../../intl/language';
import { selectSelection } from './selectionSlice';

/** Derived from the offers and the choices. */
export interface SelectionProgress {
  /** In order; none without a direction. */
  steps: readonly Step[];
  /** Those that are not skipped. */
  visible: readonly Step[];
  /** Every visible step has a choice. */
  complete: boolean;
  /** The offers that match all choices; empty until the selection is complete. */
  remaining: readonly Offer[];
  /** The offer of a complete and unambiguous selection. */
  chosen: Offer | null;
  /** The chosen offer, or the first that matches the choices so far; null without a direction. */
  likely: Offer | null;
}

/** Memoised: all readers share the progress of the same offers and choices. */
const progressOf = weakMapMemoize(
  (offers: readonly Offer[], selection: Selection): SelectionProgress => {
    const all = steps(offers, selection);
    const complete = all.length > 0 && firstOpenStep(all) === null;
    const remaining = complete ? offersMatching(offers, selection) : [];
    const chosen = complete ? chosenOffer(offers, selection) : null;
    return {
      steps: all,
      visible: visibleSteps(all),
      complete,
      remaining,
      chosen,
      likely: chosen ?? remaining[0] ?? all.at(-1)?.offers[0] ?? null,
    };
  },
);

type ProgressState = WithApi & WithVisit & Parameters<typeof selectSelection>[0];

const NONE: readonly Offer[] = [];
const offersOf = weakMapMemoize(offersIn);

/** The offers in the language that is shown: until its messages are loaded, the previous offers stay as well. */
export function selectOffers(state: WithApi & WithVisit, language: string): readonly Offer[] {
  return offersOf(selectCatalogue(state)?.offers ?? NONE, language);
}

export function selectProgress(state: ProgressState, language: string): SelectionProgress {
  return progressOf(selectOffers(state, language), selectSelection(state));
}

/** The offers in the current language, which stay the same after a choice. */
export function useOffers(): readonly Offer[] {
  const language = useLanguage();
  return useSelector((state: ProgressState) => selectOffers(state, language));
}

export function useSelectionProgress(): SelectionProgress {
  const language = useLanguage();
  return useSelector((state: ProgressState) => selectProgress(state, language));
}

/** The chosen direction and its group; null while there is none in the catalogue. */
export function useChosenDirection(): { flow: Flow; direction: string } | null {
  const { flow } = useSelector(selectSelection);
  const direction = useSelectionProgress().steps[0]?.choice ?? null;
  return flow === null || direction === null ? null : { flow, direction };
}

/** The last step, if a programme was picked there among several; else null. */
export function pickedAt({ visible, remaining, chosen }: SelectionProgress): StepName | null {
  return remaining.length > 1 && chosen !== null ? (visible.at(-1)?.name ?? null) : null;
}

/** Returns whether `name` is the last step and more than one programme remains after its choice. */
export function isAmbiguousAt(progress: SelectionProgress, name: StepName): boolean {
  const { complete, remaining } = progress;
  return complete && remaining.length > 1 && destinationAfter(progress.steps, name) === 'summary';
}
