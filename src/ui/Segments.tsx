import { styled } from '@mui/material/styles';
import { FORCED_COLORS } from './theme/media';

/** A part of the way: done, the current one without its choice, to do, or done to this share, between 0 and 1. */
export type Segment = 'done' | 'now' | 'todo' | number;

const Bars = styled('div')({
  '--on': 'var(--mui-palette-primary-main)',
  '--off': 'var(--mui-palette-segment)',
  display: 'flex',
  gap: 6,
  '& > i': { flex: 1, height: 4, borderRadius: 2, background: 'var(--off)' },
  '& > [data-segment=done]': { background: 'var(--on)' },
  '& > :is([data-segment=now], [data-segment=share])': {
    background: 'linear-gradient(var(--on) 0 0) 0 / 50% no-repeat var(--off)',
  },
  [FORCED_COLORS]: {
    '--on': 'Highlight',
    '--off': 'GrayText',
    '& > i': { forcedColorAdjust: 'none' },
  },
});

/** One bar per step: filled, half-filled (the current one), filled to a share, or empty; `label` describes the progress. */
export function Segments({ label, segments }: { label: string; segments: readonly Segment[] }) {
  return (
    <Bars role="img" aria-label={label}>
      {segments.map((segment, index) =>
        typeof segment === 'string' ? (
          <i key={index} data-segment={segment} />
        ) : (
          <i key={index} data-segment="share" style={{ backgroundSize: `${segment * 100}%` }} />
        ),
      )}
    </Bars>
  );
}
