import type { Flow } from '../contract/offer';

export const STEP_NAMES = ['direction', 'specialisation', 'city', 'level', 'mode'] as const;
export type StepName = (typeof STEP_NAMES)[number];

/** The steps of each kind of studies in their order; step numbers count from 1 (specification, section 4). */
export const STEP_ORDER: Readonly<Record<Flow, readonly StepName[]>> = {
  STUDIA_WYZSZE: ['direction', 'specialisation', 'city', 'level', 'mode'],
  PODYPLOMOWE: ['direction', 'specialisation', 'mode', 'city'],
  PODYPLOMOWE_SPEC: ['direction', 'specialisation', 'mode', 'city'],
};

/**
 * What the candidate chose, and nothing that can be derived from it.
 *
 * - `flow`: the kind of studies, fixed by the group of the chosen direction; null before that
 * - `history`: step number -> the chosen name; a skipped step stores nothing
 * - `picked`: the `offerKey` of the programme picked where several were left, else null
 */
export interface Selection {
  readonly flow: Flow | null;
  readonly history: Readonly<Partial<Record<number, string>>>;
  readonly picked: string | null;
}

export const EMPTY_SELECTION: Selection = { flow: null, history: {}, picked: null };

/** The selection after `direction` of the group `flow` was chosen; choosing the same again changes nothing. */
export function chooseDirection(selection: Selection, flow: Flow, direction: string): Selection {
  if (selection.flow === flow && selection.history[1] === direction) return selection;
  return { flow, history: { 1: direction }, picked: null };
}

/** The selection after `value` was chosen at step `number`: later choices go (specification, section 4). */
export function chooseAt(selection: Selection, number: number, value: string): Selection {
  if (selection.history[number] === value) return selection;
  const earlier = Object.entries(selection.history).filter(([key]) => Number(key) < number);
  return {
    ...selection,
    history: { ...Object.fromEntries(earlier), [number]: value },
    picked: null,
  };
}
