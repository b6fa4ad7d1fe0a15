import { svgIconClasses } from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';

export type IconTone = 'plain' | 'error' | 'ok';

const colors = (background: string, color: string) => ({
  backgroundColor: `var(--mui-palette-${background})`,
  color: `var(--mui-palette-${color})`,
});

/** An icon in a circle, which shows at a glance what kind of message follows. */
export const RoundIcon = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: IconTone;
}>({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: '50%',
  [`& > .${svgIconClasses.root}`]: { fontSize: 28 },
  variants: [
    { props: { tone: 'plain' }, style: colors('background-sunken', 'text-secondary') },
    { props: { tone: 'error' }, style: colors('error-tint', 'error-main') },
    { props: { tone: 'ok' }, style: colors('success-tint', 'success-main') },
  ],
});
