import { useIntl } from 'react-intl';
import { SCREENS } from '../../../domain/screens';
import { STEP_ORDER, type StepName } from '../../../domain/selection';
import type { Step } from '../../../domain/steps';
import type { Segment } from '../../../ui/Segments';
import { useSelectionProgress } from '../SelectionProgress';

/**
 * The props of `StepProgress`: "Krok 2 z 5", "Miasto" ("" when the text contains it), and a segment for each visible
 * step and for the form.
 */
export interface Progress {
  text: string;
  name: string;
  segments: readonly Segment[];
}

/** The number of steps depends on the direction: without one, the longest list of steps is shown. */
const BEFORE_ANY_CHOICE: readonly Segment[] = [
  'now',
  ...STEP_ORDER.STUDIA_WYZSZE.map((): Segment => 'todo'),
];

function segment(step: Step, current: StepName | 'summary'): Segment {
  if (step.choice !== null) return 'done';
  return step.name === current ? 'now' : 'todo';
}

/**
 * The progress of this candidate at a step or the form; skipped steps do not count.
 *
 * @param current null on a screen after the form, which counts as the last step
 * @param filled the share of the form that is filled in, from 0 to 1
 */
export function useStepProgress(current: StepName | 'summary' | null, filled = 0): Progress {
  const intl = useIntl();
  const { visible } = useSelectionProgress();
  const screen = current ?? 'summary';
  const name = intl.formatMessage({ id: SCREENS[screen].name });
  const started = visible[0] !== undefined && visible[0].choice !== null;
  // The number of a later step is unknown while the offers load.
  if (!started && screen !== 'direction') {
    return { text: name, name: '', segments: BEFORE_ANY_CHOICE };
  }
  const form: Segment = filled > 0 ? filled : 'todo';
  const segments = started
    ? [...visible.map((step) => segment(step, screen)), form]
    : BEFORE_ANY_CHOICE;
  // The form has no number: most of the way may be ahead.
  if (screen === 'summary') return { text: name, name: '', segments };
  return { text: text(), name, segments };

  function text(): string {
    if (!started) return intl.formatMessage({ id: 'krok.numer' }, { numer: 1 });
    const numer = visible.findIndex((step) => step.name === screen) + 1;
    return intl.formatMessage({ id: 'krok.numer_z' }, { numer, liczba: visible.length });
  }
}
