import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDarkTheme } from './useDarkTheme';

/** The labelled switch of the side panel. */
export function ThemeSwitch() {
  const [dark, setDark] = useDarkTheme();
  const id = useId();
  return (
    <label className="SettingRow" htmlFor={id}>
      <span>
        <DarkModeOutlined className="Icon Icon--s" />
        <FormattedMessage id="motyw.ciemny" />
      </span>
      <input
        className="Switch"
        type="checkbox"
        role="switch"
        id={id}
        checked={dark}
        onChange={(event) => {
          setDark(event.target.checked);
        }}
      />
    </label>
  );
}
