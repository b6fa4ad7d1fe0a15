import { STEP_ORDER, type StepName } from '../../../domain/stepOrder';
import type { SkipReason, Step } from '../../../domain/steps';

/** One row of the list of choices. `value`: the choice, or the only value of a skipped step; else null. */
export type StepRow = { name: StepName; value: string | null } & (
  { state: 'done' | 'now' | 'todo'; skipped: null } | { state: 'skipped'; skipped: SkipReason }
);

/** The rows of this candidate, including skipped steps; the longest list until a direction determines the steps. */
export function stepRows(steps: readonly Step[], current: StepName | 'summary' | null): StepRow[] {
  const stateOf = (name: StepName, choice: string | null) =>
    name === current ? 'now' : choice === null ? 'todo' : 'done';
  if ((steps[0]?.choice ?? null) === null) {
    return STEP_ORDER.STUDIA_WYZSZE.map((name) => ({
      name,
      state: stateOf(name, null),
      value: null,
      skipped: null,
    }));
  }
  return steps.map(({ name, choice, skipped, onlyValue }) => ({
    name,
    // A missing specialisation is no value to show.
    value: choice ?? (onlyValue || null),
    ...(skipped === null
      ? { state: stateOf(name, choice), skipped }
      : { state: 'skipped', skipped }),
  }));
}
