import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BELOW_MD } from '../../../ui/theme/media';
import { type ProgressScreen, useStepProgress } from './useStepProgress';

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
