import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type Segment, Segments } from './Segments';
import { BELOW_MD } from './theme/media';

interface StepProgressProps {
  /** "Step 2 of 5". */
  text: string;
  name: string;
  segments: readonly Segment[];
}

/** Below `md` the bar at the top of the window shows the same. */
const Progress = styled('div')({
  marginBottom: 28,
  '& > p': { display: 'flex', justifyContent: 'space-between', gap: 16, marginBottom: 10 },
  '& b': { fontWeight: 600, color: 'var(--mui-palette-primary-main)' },
  [BELOW_MD]: { display: 'none' },
  '@media print': { display: 'none' },
});

/** The progress above the heading of a step. */
export function StepProgress({ text, name, segments }: StepProgressProps) {
  return (
    <Progress>
      <Typography component="p" variant="overline" color="textSecondary">
        <b>{text}</b>
        <span>{name}</span>
      </Typography>
      <Segments label={text} segments={segments} />
    </Progress>
  );
}
