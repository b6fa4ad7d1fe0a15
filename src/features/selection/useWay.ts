import { weakMapMemoize } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import type { Offer } from '../../contract/offer';
import type { Selection, StepName } from '../../domain/selection';
import {
  chosenOffer,
  destinationAfter,
  firstOpenStep,
  offersMatching,
  steps,
  visibleSteps,
  type Step,
} from '../../domain/steps';
import { selectSelection } from './selectionSlice';

/**
 * The candidate's way through the steps, derived from the offers and the selection.
 *
 * - `steps`: all steps in order, none before a direction is chosen
 * - `walked`: those that are not skipped
 * - `complete`: every walked step has a choice
 * - `left`: the offers that match every choice; none before the selection is complete
 * - `chosen`: the one offer of a complete and unambiguous selection, else null
 */
export interface Way {
  steps: readonly Step[];
  walked: readonly Step[];
  complete: boolean;
  left: readonly Offer[];
  chosen: Offer | null;
}

/** Remembered for each pair of lists, as screen, panel, header and progress all ask for the same. */
const wayThrough = weakMapMemoize((offers: readonly Offer[], selection: Selection): Way => {
  const all = steps(offers, selection);
  const complete = all.length > 0 && firstOpenStep(all) === null;
  return {
    steps: all,
    walked: visibleSteps(all),
    complete,
    left: complete ? offersMatching(offers, selection) : [],
    chosen: complete ? chosenOffer(offers, selection) : null,
  };
});

/** @param offers those of the current language */
export function useWay(offers: readonly Offer[]): Way {
  return wayThrough(offers, useSelector(selectSelection));
}

/** The last step, where one of several programmes was picked; null while none is, or where none had to be. */
export function pickedAt({ walked, left, chosen }: Way): StepName | null {
  return left.length > 1 && chosen !== null ? (walked.at(-1)?.name ?? null) : null;
}

/** Whether the last step is this one, done, and more than one programme is left (decisions, "The flow"). */
export function isAmbiguousAt(way: Way, name: StepName): boolean {
  return way.complete && way.left.length > 1 && destinationAfter(way.steps, name) === 'summary';
}
