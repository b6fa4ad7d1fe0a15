import { styled } from '@mui/material/styles';
import { svgIconClasses } from '@mui/material/SvgIcon';
import { BELOW_MD } from './theme/media';

interface IconCircleProps {
  tone: 'plain' | 'success' | 'error';
  /** 40 pixels by default; 56 in a panel; 56, smaller on phones, at the top of a screen. */
  size?: 'panel' | 'screen';
}

const colors = (background: string, color: string) => ({
  backgroundColor: `var(--mui-palette-${background})`,
  color: `var(--mui-palette-${color})`,
});

/** The background of an icon that shows the kind of a message. */
export const IconCircle = styled('span', {
  shouldForwardProp: (name) => name !== 'tone' && name !== 'size',
})<IconCircleProps>({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: '50%',
  variants: [
    { props: { tone: 'plain' }, style: colors('background-sunken', 'text-secondary') },
    { props: { tone: 'success' }, style: colors('success-tint', 'success-main') },
    { props: { tone: 'error' }, style: colors('error-tint', 'error-main') },
    {
      props: { size: 'panel' },
      style: { width: 56, height: 56, [`& > .${svgIconClasses.root}`]: { fontSize: 28 } },
    },
    {
      props: { size: 'screen' },
      style: {
        width: 56,
        height: 56,
        fontSize: '2rem',
        [BELOW_MD]: { width: 44, height: 44, fontSize: '1.625rem' },
      },
    },
  ],
});
