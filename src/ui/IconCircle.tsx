import { styled } from '@mui/material/styles';
import { svgIconClasses } from '@mui/material/SvgIcon';

interface IconCircleProps {
  tone: 'plain' | 'success' | 'error';
}

const colors = (background: string, color: string) => ({
  backgroundColor: `var(--mui-palette-${background})`,
  color: `var(--mui-palette-${color})`,
});

/** The background of an icon that shows the kind of a message. */
export const IconCircle = styled('span', {
  shouldForwardProp: (name) => name !== 'tone',
})<IconCircleProps>({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 56,
  height: 56,
  borderRadius: '50%',
  fontSize: '1.75rem',
  [`& > .${svgIconClasses.root}`]: { fontSize: 'inherit' },
  variants: [
    { props: { tone: 'plain' }, style: colors('background-sunken', 'text-secondary') },
    { props: { tone: 'success' }, style: colors('success-tint', 'success-main') },
    { props: { tone: 'error' }, style: colors('error-tint', 'error-main') },
  ],
});
