import { buttonClasses } from '@mui/material/Button';
import { linearProgressClasses } from '@mui/material/LinearProgress';
import Paper, { type PaperProps } from '@mui/material/Paper';
import { keyframes, styled } from '@mui/material/styles';
import { trackBarHeight } from './barHeight';
import { BELOW_MD, FROM_MD, SM_TO_MD } from './theme/media';

const rise = keyframes({ from: { transform: 'translateY(12px)', opacity: 0 } });

const Bar = styled(Paper)({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  marginTop: 24,
  border: 0,
  background: 'none',
  [`& > .${buttonClasses.text}`]: { marginLeft: -14 },
  [BELOW_MD]: {
    flexWrap: 'wrap',
    gap: 10,
    marginTop: 20,
    [`& > .${buttonClasses.root}`]: { minHeight: 52 },
    [`& > .${buttonClasses.contained}`]: { flex: 1 },
    [`& > .${buttonClasses.text}`]: {
      marginLeft: 0,
      border: '1px solid var(--mui-palette-outline-main)',
    },
  },
  '&[data-floating]': {
    position: 'sticky',
    bottom: 20,
    zIndex: 5,
    overflow: 'hidden',
    padding: '12px 12px 12px 24px',
    border: '1px solid var(--mui-palette-look-barBorder)',
    background: 'var(--mui-palette-background-paper)',
    boxShadow: 'var(--mui-palette-look-shadowBar)',
    animation: `${rise} 160ms cubic-bezier(0.2, 0, 0, 1)`,
    [`& > .${buttonClasses.text}`]: { marginLeft: 0 },
    [`& > .${linearProgressClasses.root}`]: { position: 'absolute', top: 0, insetInline: 0 },
    [BELOW_MD]: {
      position: 'fixed',
      bottom: 0,
      insetInline: 0,
      margin: 0,
      padding: '12px 16px calc(14px + env(safe-area-inset-bottom))',
      borderWidth: '1px 0 0',
      borderRadius: '16px 16px 0 0',
      boxShadow: 'var(--mui-palette-look-shadowUp)',
    },
    [FROM_MD]: {
      [`&:has(> .${buttonClasses.text})`]: { paddingLeft: 12 },
    },
    [SM_TO_MD]: { paddingInline: 'max(24px, calc(50vw - 340px))' },
  },
  // In a low window the bar follows the content instead of floating over it (barHeight.ts).
  '[data-bar=rests] &[data-floating]': {
    position: 'static',
    margin: '24px 0 0',
    borderWidth: 1,
    borderRadius: 14,
    boxShadow: 'none',
  },
  // Before hydration only the native radios know that one is checked (docs/adr/0011).
  '&[hidden]': { display: 'none' },
  'form:has(:checked) &[hidden]': { display: 'flex' },
  '@media print': { display: 'none' },
});

/** The text of the bar: next to its buttons, on phones above them. */
export const BarText = styled('div')({
  flex: 1,
  minWidth: 0,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  '& b': { display: 'block', fontWeight: 600 },
  '& small': {
    display: 'block',
    fontSize: '0.8125rem',
    color: 'var(--mui-palette-text-secondary)',
  },
  [`.${buttonClasses.text} + &`]: {
    paddingLeft: 16,
    borderLeft: '1px solid var(--mui-palette-divider)',
  },
  [BELOW_MD]: {
    flex: '1 0 100%',
    order: -1,
    '& small': { fontSize: '0.875rem' },
    [`.${buttonClasses.text} + &`]: { paddingLeft: 0, border: 0 },
  },
});

interface FloatingBarProps extends PaperProps {
  /** Without a card, at the end of the screen, while there is no forward button. */
  idle?: boolean;
}

/** The bar at the end of a screen, which stays visible while scrolling. */
export function FloatingBar({ idle = false, ...paper }: FloatingBarProps) {
  return <Bar ref={trackBarHeight} data-floating={idle ? undefined : ''} {...paper} />;
}
