import { buttonClasses } from '@mui/material/Button';
import { linearProgressClasses } from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { trackBarHeight } from './barHeight';
import { BELOW_MD, BELOW_SM, CENTRED, SM_TO_MD } from './theme/media';

/** At the end of the page the bar has the colour of the page; while it floats over content, it has an edge. */
const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  marginTop: 24,
  paddingBlock: 12,
  [`& > .${buttonClasses.text}:first-of-type`]: { marginLeft: -15 },
  '&[data-floating]': {
    position: 'sticky',
    bottom: 0,
    zIndex: 5,
    borderTop: '1px solid transparent',
    backgroundColor: 'var(--mui-palette-background-default)',
    [`& > .${linearProgressClasses.root}`]: { position: 'absolute', top: 0, insetInline: 0 },
    '&[data-stuck]': {
      borderColor: 'var(--mui-palette-divider)',
      boxShadow: 'var(--mui-palette-look-shadowUp)',
      clipPath: 'inset(-24px 0 0)',
    },
    [BELOW_MD]: {
      position: 'fixed',
      insetInline: 0,
      margin: 0,
      padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
      borderColor: 'var(--mui-palette-divider)',
      backgroundColor: 'var(--mui-palette-background-paper)',
      '&[data-stuck]': { boxShadow: 'none' },
    },
    [SM_TO_MD]: { paddingInline: CENTRED },
  },
  [BELOW_SM]: {
    flexWrap: 'wrap',
    // A long label in large text.
    '& > button': { maxWidth: '100%' },
    // The arrow of the way back stands at the edge of the text, and its focus ring inside the window.
    [`& > .${buttonClasses.text}:first-of-type`]: { marginLeft: -11, paddingInline: 11 },
    [`& > .${buttonClasses.contained}`]: { flex: 1 },
  },
  // In a low window the bar follows the content instead of floating over it (barHeight.ts).
  '[data-bar=rests] &[data-floating]': {
    position: 'static',
    margin: '24px 0 0',
    paddingInline: 0,
    border: 0,
    background: 'none',
    boxShadow: 'none',
  },
  // Before hydration only the native radios hold the choice (docs/adr/0011).
  '&[hidden]': { display: 'none' },
  'form:has(:checked) &[hidden]': { display: 'flex' },
  '@media print': { display: 'none' },
});

/** The text of the bar: next to its buttons, on phones above them. */
export const BarText = styled('div')({
  flex: 1,
  minWidth: 0,
  '& small': {
    display: 'block',
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
    color: 'var(--mui-palette-text-secondary)',
  },
  '&:empty': { position: 'absolute' },
  [BELOW_SM]: { flex: '1 0 100%', order: -1 },
});

interface FloatingBarProps extends ComponentProps<'div'> {
  /** At the end of the screen, while there is no forward button. */
  idle?: boolean;
}

/** The bar at the end of a screen, which stays visible while scrolling. */
export function FloatingBar({ idle = false, ...bar }: FloatingBarProps) {
  return <Bar ref={trackBarHeight} data-floating={idle ? undefined : ''} {...bar} />;
}
