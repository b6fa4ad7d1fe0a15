import { styled } from '@mui/material/styles';
import { FORCED_COLORS } from './theme/media';

/** One step of the progress bar. */
export type Segment = 'done' | 'now' | 'todo';

const Bars = styled('div')({
  '--on': 'var(--mui-palette-primary-main)',
  '--off': 'var(--mui-palette-segment)',
  display: 'flex',
  gap: 2,
  '& > i': { flex: 1, height: 4, background: 'var(--off)' },
  '& > [data-segment=done]': { background: 'color-mix(in srgb, var(--on) 45%, var(--off))' },
  '& > [data-segment=now]': { background: 'var(--on)' },
  [FORCED_COLORS]: {
    '--on': 'Highlight',
    '--off': 'GrayText',
    '& > i': { forcedColorAdjust: 'none' },
    // The current segment is also higher, because forced colours replace the mixed colour.
    '& > [data-segment=done]': { background: 'var(--on)', height: 2 },
  },
});

/** One bar per step: the current one is the strongest; `label` describes the progress. */
export function Segments({ label, segments }: { label: string; segments: readonly Segment[] }) {
  return (
    <Bars role="img" aria-label={label}>
      {segments.map((segment, index) => (
        <i key={index} data-segment={segment} />
      ))}
    </Bars>
  );
}
