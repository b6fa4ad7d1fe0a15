import type { Flow } from '../contract/offer';

export const STEP_NAMES = ['direction', 'specialisation', 'city', 'level', 'mode'] as const;
export type StepName = (typeof STEP_NAMES)[number];

/** The steps of each kind of studies in order; step numbers start at 1 (docs/specification.md, section 4). */
export const STEP_ORDER: Readonly<Record<Flow, readonly StepName[]>> = {
  STUDIA_WYZSZE: ['direction', 'specialisation', 'city', 'level', 'mode'],
  PODYPLOMOWE: ['direction', 'specialisation', 'mode', 'city'],
  PODYPLOMOWE_SPEC: ['direction', 'specialisation', 'mode', 'city'],
};

/**
 * The choices of the candidate, without anything derived.
 *
 * - `flow`: the kind of studies, decided by the group of the chosen direction; null without one
 * - `history`: step number -> the chosen name; a skipped step stores nothing
 * - `picked`: the `offerKey` of the programme chosen among several remaining ones, else null
 */
export interface Selection {
  readonly flow: Flow | null;
  readonly history: Readonly<Partial<Record<number, string>>>;
  readonly picked: string | null;
}

export const EMPTY_SELECTION: Selection = { flow: null, history: {}, picked: null };

/** Whether anything is chosen. The group alone, which a deep link may name, is no choice. */
export function hasChoice({ history }: Selection): boolean {
  return history[1] !== undefined;
}

/** The selection after choosing `direction` of the group `flow`; the same choice changes nothing. */
export function chooseDirection(selection: Selection, flow: Flow, direction: string): Selection {
  if (selection.flow === flow && selection.history[1] === direction) return selection;
  return { flow, history: { 1: direction }, picked: null };
}

/**
 * The selection after choosing `value` at step `number`: later choices are cleared (docs/specification.md, section 4).
 */
export function chooseAt(selection: Selection, number: number, value: string): Selection {
  if (selection.history[number] === value) return selection;
  const earlier = Object.entries(selection.history).filter(([key]) => Number(key) < number);
  return {
    ...selection,
    history: { ...Object.fromEntries(earlier), [number]: value },
    picked: null,
  };
}
