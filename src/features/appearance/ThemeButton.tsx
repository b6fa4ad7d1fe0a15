import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { BELOW_MD, FROM_MD } from '../../ui/theme/media';
import { useDarkTheme } from './useDarkTheme';

const Toggle = styled(IconButton)({
  [FROM_MD]: { display: 'none' },
  [BELOW_MD]: { gridArea: '1 / 2 / span 2', marginRight: -10 },
  '[data-mui-color-scheme=light] & > [data-scheme=dark], [data-mui-color-scheme=dark] & > [data-scheme=light]':
    { display: 'none' },
});

/** The icon button in the phone header; the style sheet shows the right icon before hydration. */
export const ThemeButton = memo(function ThemeButton() {
  const [dark, setDark] = useDarkTheme();
  const intl = useIntl();
  return (
    <Toggle
      data-theme-toggle
      aria-label={intl.formatMessage({ id: 'motyw.ciemny' })}
      aria-pressed={dark}
      onClick={() => setDark(!dark)}
    >
      <DarkModeOutlined data-scheme="light" />
      <LightModeOutlined data-scheme="dark" />
    </Toggle>
  );
});
