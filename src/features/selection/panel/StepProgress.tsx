import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { SCREENS } from '../../../domain/screens';
import type { StepName } from '../../../domain/stepOrder';
import type { Segment } from '../../../ui/Segments';
import { BELOW_MD } from '../../../ui/theme/media';
import { useSelectionProgress } from '../selectionProgress';
import { stepRows } from './stepRows';

/** "Krok 2 z 5", "2 z 5", and a segment for each visible step and for the form, which has a name in place of both. */
interface Progress {
  text: string;
  short: string;
  segments: readonly Segment[];
}

/** null on a screen after the form, which counts as the last step. */
type ProgressScreen = StepName | 'summary' | null;

/** Skipped steps do not count. */
export function useStepProgress(current: ProgressScreen): Progress {
  const intl = useIntl();
  const { steps } = useSelectionProgress();
  const screen = current ?? 'summary';
  const rows = stepRows(steps, screen).filter((row) => row.skipped === null);
  const segments: Segment[] = rows.map(({ state }) => state);
  segments.push(screen === 'summary' ? 'now' : 'todo');
  const started = (steps[0]?.choice ?? null) !== null;
  const numer = rows.findIndex(({ name }) => name === screen) + 1;
  if (started && numer > 0) {
    const place = { numer, liczba: rows.length };
    return {
      text: intl.formatMessage({ id: 'krok.numer_z' }, place),
      short: intl.formatMessage({ id: 'krok.z' }, place),
      segments,
    };
  }
  // The form has no number: most of the way may be ahead. That of a later step is unknown while the offers load.
  const text =
    screen === 'direction'
      ? intl.formatMessage({ id: 'krok.numer' }, { numer: 1 })
      : intl.formatMessage({ id: SCREENS[screen].name });
  return { text, short: text, segments };
}

/** Below `md` the bar at the top of the window shows the progress instead. */
const Line = styled(Typography)({
  marginBottom: 8,
  [BELOW_MD]: { display: 'none' },
  '@media print': { display: 'none' },
}) as typeof Typography;

/** The line above the heading of a step: "Step 2 of 5". */
export function StepProgress({ current }: { current: ProgressScreen }) {
  return (
    <Line component="p" variant="overline" color="primary">
      {useStepProgress(current).text}
    </Line>
  );
}
