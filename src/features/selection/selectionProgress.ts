import { weakMapMemoize } from '@reduxjs/toolkit';
import { createContext, useContext } from 'react';
import { useSelector } from 'react-redux';
import type { Flow, Offer } from '../../contract/offer';
import type { Selection, StepName } from '../../domain/selection';
import {
  chosenOffer,
  destinationAfter,
  firstOpenStep,
  offersMatching,
  type Step,
  steps,
  visibleSteps,
} from '../../domain/steps';
import { selectSelection } from './selectionSlice';

/**
 * The progress of the selection, derived from the offers and the choices.
 *
 * - `offers`: those in the current language
 * - `steps`: all steps in order, none without a direction
 * - `visible`: those that are not skipped
 * - `complete`: every visible step has a choice
 * - `remaining`: the offers that match all choices; empty until the selection is complete
 * - `chosen`: the offer of a complete and unambiguous selection, else null
 * - `likely`: that one, or the first that matches the choices so far; null without a direction
 */
export interface SelectionProgress {
  offers: readonly Offer[];
  steps: readonly Step[];
  visible: readonly Step[];
  complete: boolean;
  remaining: readonly Offer[];
  chosen: Offer | null;
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
      offers,
      steps: all,
      visible: visibleSteps(all),
      complete,
      remaining,
      chosen,
      likely: chosen ?? remaining[0] ?? all.at(-1)?.offers[0] ?? null,
    };
  },
);

/** The offers in the current language, which stay the same after a choice. */
export const OffersContext = createContext<readonly Offer[]>([]);

export function useSelectionProgress(): SelectionProgress {
  return progressOf(useContext(OffersContext), useSelector(selectSelection));
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
