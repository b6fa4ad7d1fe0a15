import { useIntl } from 'react-intl';
import { SCREENS } from '../../../domain/screens';
import { STEP_ORDER, type StepName } from '../../../domain/selection';
import type { Step } from '../../../domain/steps';
import type { Segment } from '../../../ui/Segments';
import { useSelectionProgress } from '../selectionProgress';

/** "Krok 2 z 5", "2 z 5", and a segment for each visible step and for the form. The form has a name in place of both. */
export interface Progress {
  text: string;
  short: string;
  segments: readonly Segment[];
}

/** The number of steps depends on the direction: without one, the longest list of steps is shown. */
const BEFORE_ANY_CHOICE: readonly Segment[] = [
  'now',
  ...STEP_ORDER.STUDIA_WYZSZE.map((): Segment => 'todo'),
];

function segment(step: Step, current: StepName | 'summary'): Segment {
  if (step.name === current) return 'now';
  return step.choice === null ? 'todo' : 'done';
}

/**
 * The progress of this candidate at a step or the form; skipped steps do not count.
 *
 * @param current null on a screen after the form, which counts as the last step
 */
export function useStepProgress(current: StepName | 'summary' | null): Progress {
  const intl = useIntl();
  const { visible } = useSelectionProgress();
  const screen = current ?? 'summary';
  const name = intl.formatMessage({ id: SCREENS[screen].name });
  const started = visible[0] !== undefined && visible[0].choice !== null;
  if (!started) {
    // The number of a later step is unknown while the offers load.
    const text =
      screen === 'direction' ? intl.formatMessage({ id: 'krok.numer' }, { numer: 1 }) : name;
    return { text, short: text, segments: BEFORE_ANY_CHOICE };
  }
  const form: Segment = screen === 'summary' ? 'now' : 'todo';
  const segments = [...visible.map((step) => segment(step, screen)), form];
  // The form has no number: most of the way may be ahead.
  if (screen === 'summary') return { text: name, short: name, segments };
  const place = {
    numer: visible.findIndex((step) => step.name === screen) + 1,
    liczba: visible.length,
  };
  return {
    text: intl.formatMessage({ id: 'krok.numer_z' }, place),
    short: intl.formatMessage({ id: 'krok.z' }, place),
    segments,
  };
}
