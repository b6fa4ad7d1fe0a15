import { STEP_ORDER, type StepName } from '../../../domain/selection';
import type { SkipReason, Step } from '../../../domain/steps';

/** One row of the list of choices. `value`: the choice, or the only value of a skipped step; else null. */
export interface StepRow {
  name: StepName;
  state: 'done' | 'now' | 'todo' | 'skipped';
  value: string | null;
  skipped: SkipReason | null;
}

/** The general list, shown until a direction determines the steps. */
function generalRows(current: StepName | 'summary' | null): StepRow[] {
  return STEP_ORDER.STUDIA_WYZSZE.map((name) => ({
    name,
    state: name === current ? 'now' : 'todo',
    value: null,
    skipped: null,
  }));
}

function stateOf(step: Step, current: StepName | 'summary' | null): StepRow['state'] {
  if (step.skipped !== null) return 'skipped';
  if (step.name === current) return 'now';
  return step.choice === null ? 'todo' : 'done';
}

/** The rows of this candidate, including skipped steps. */
export function stepRows(steps: readonly Step[], current: StepName | 'summary' | null): StepRow[] {
  const first = steps[0];
  if (first === undefined || first.choice === null) return generalRows(current);
  return steps.map((step) => {
    const { name, skipped } = step;
    // A missing specialisation is no value to show.
    const onlyValue = step.onlyValue === '' ? null : step.onlyValue;
    return {
      name,
      state: stateOf(step, current),
      value: step.choice ?? onlyValue,
      skipped,
    };
  });
}
