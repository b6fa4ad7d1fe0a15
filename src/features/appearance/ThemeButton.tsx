import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import { useIntl } from 'react-intl';
import { useDarkTheme } from './useDarkTheme';

/** The icon button of the phone header. */
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
      {dark ? <LightModeOutlined className="Icon" /> : <DarkModeOutlined className="Icon" />}
    </button>
  );
}
