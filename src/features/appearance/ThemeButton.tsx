import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import { useIntl } from 'react-intl';
import { useDarkTheme } from './useDarkTheme';

/** The icon button of the phone header; the style sheet knows the theme before the application does. */
export function ThemeButton() {
  const [dark, setDark] = useDarkTheme();
  const intl = useIntl();
  return (
    <button
      type="button"
      className="IconButton"
      aria-label={intl.formatMessage({ id: 'motyw.ciemny' })}
      aria-pressed={dark}
      onClick={() => {
        setDark(!dark);
      }}
    >
      <DarkModeOutlined className="Icon ofLight" />
      <LightModeOutlined className="Icon ofDark" />
    </button>
  );
}
