import { styled } from '@mui/material/styles';
import { FROM_SM } from './theme/media';

/** The upper part of a card, to tear off: a notch at each end of its dashed line. */
export const Ticket = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    margin: '-24px -16px 24px',
    padding: '24px 16px',
    borderRadius: '14px 14px 0 0',
    borderBottom: `2px dashed ${palette.outline.soft}`,
    backgroundColor: palette.primary.tint,
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      bottom: -13,
      left: -13,
      width: 24,
      height: 24,
      borderRadius: '50%',
      border: `1px solid ${palette.divider}`,
      clipPath: 'inset(0 0 0 12px)',
      backgroundColor: palette.background.default,
    },
    '&::after': { left: 'auto', right: -13, clipPath: 'inset(0 12px 0 0)' },
    [FROM_SM]: { margin: '-32px -40px 32px', padding: '32px 40px' },
    '&[data-small]': { paddingBlock: 16, [FROM_SM]: { paddingBlock: 20 } },
    '@media print': {
      margin: 0,
      padding: '0 0 12px',
      border: 0,
      '&::before, &::after, & > [role="status"]': { display: 'none' },
    },
  };
});

/** The number of an application: digits of one width, far enough apart to be read out one by one. */
export const Reference = styled('p')(({ theme }) => ({
  ...theme.typography.h1,
  fontFamily: 'var(--font-body)',
  fontVariantNumeric: 'lining-nums tabular-nums',
  userSelect: 'all',
  '[data-small] > &': { ...theme.typography.h2, fontFamily: 'var(--font-body)' },
  '&, [data-small] > &': { letterSpacing: '0.06em' },
}));
