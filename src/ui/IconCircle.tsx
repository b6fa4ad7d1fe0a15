import { styled } from '@mui/material/styles';

/** Behind an icon of 60 % of its size: a circle of 40 pixels, or of 56 where it opens a screen. */
export const IconCircle = styled('span', {
  shouldForwardProp: (name) => name !== 'tone' && name !== 'large',
})<{ tone: 'primary' | 'success'; large?: boolean }>({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: '50%',
  variants: [
    {
      props: { tone: 'primary' },
      style: {
        backgroundColor: 'var(--mui-palette-primary-tint)',
        color: 'var(--mui-palette-primary-main)',
      },
    },
    {
      props: { tone: 'success' },
      style: {
        backgroundColor: 'var(--mui-palette-success-tint)',
        color: 'var(--mui-palette-success-main)',
      },
    },
    {
      props: { large: true },
      style: {
        width: 56,
        height: 56,
        fontSize: '2rem',
        '@media (max-width: 899.95px)': { width: 44, height: 44, fontSize: '1.625rem' },
      },
    },
  ],
});
