import { styled } from '@mui/material/styles';
import { FORCED_COLORS } from './theme/media';

export type Segment = 'done' | 'now' | 'todo';

const HALF = 'linear-gradient(90deg, var(--on) 50%, var(--off) 50%)';

const Bars = styled('div')({
  '--on': 'var(--mui-palette-primary-main)',
  '--off': 'var(--mui-palette-segment)',
  display: 'flex',
  gap: 6,
  '& > i': { flex: 1, height: 4, borderRadius: 2, background: 'var(--off)' },
  '& > [data-segment=done]': { background: 'var(--on)' },
  '& > [data-segment=now]': { background: HALF },
  [FORCED_COLORS]: {
    '--on': 'Highlight',
    '--off': 'GrayText',
    '& > i': { forcedColorAdjust: 'none' },
  },
});

/** One bar per step: filled, half-filled (the current one) or empty; `label` describes the progress. */
export function Segments({ label, segments }: { label: string; segments: readonly Segment[] }) {
  return (
    <Bars role="img" aria-label={label}>
      {segments.map((segment, index) => (
        <i key={index} data-segment={segment} />
      ))}
    </Bars>
  );
}
