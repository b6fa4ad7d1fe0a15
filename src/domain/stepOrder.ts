import type { Flow } from '../contract/offer';

export const STEP_NAMES = ['direction', 'specialisation', 'city', 'level', 'mode'] as const;
export type StepName = (typeof STEP_NAMES)[number];

/** The steps of each kind of studies in order; step numbers start at 1 (docs/specification.md, section 4). */
export const STEP_ORDER: Readonly<Record<Flow, readonly StepName[]>> = {
  STUDIA_WYZSZE: ['direction', 'specialisation', 'city', 'level', 'mode'],
  PODYPLOMOWE: ['direction', 'specialisation', 'mode', 'city'],
  PODYPLOMOWE_SPEC: ['direction', 'specialisation', 'mode', 'city'],
};
