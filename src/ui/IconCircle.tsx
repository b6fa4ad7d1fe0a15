import { styled } from '@mui/material/styles';
import { svgIconClasses } from '@mui/material/SvgIcon';

const colors = (background: string, color: string) => ({
  backgroundColor: `var(--mui-palette-${background})`,
  color: `var(--mui-palette-${color})`,
});

/** The background of an icon that shows the kind of a message. */
export const IconCircle = styled('span')<{ 'data-tone': 'plain' | 'success' | 'error' }>({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 56,
  height: 56,
  borderRadius: '50%',
  fontSize: '1.75rem',
  [`& > .${svgIconClasses.root}`]: { fontSize: 'inherit' },
  '&[data-tone=plain]': colors('background-sunken', 'text-secondary'),
  '&[data-tone=success]': colors('success-tint', 'success-main'),
  '&[data-tone=error]': colors('error-tint', 'error-main'),
});
