import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { darkThemeSet } from './themeSlice';
import { useDarkTheme } from './useDarkTheme';

const SwitchLabel = styled(FormControlLabel)({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 44,
  margin: 0,
});

/** The labelled switch of the side panel, and of its phone version. */
export function ThemeSwitch() {
  const dispatch = useDispatch();
  const dark = useDarkTheme();
  return (
    <SwitchLabel
      labelPlacement="start"
      disableTypography
      control={
        <Switch checked={dark} onChange={(_event, checked) => dispatch(darkThemeSet(checked))} />
      }
      label={
        <span>
          <FormattedMessage id="motyw.ciemny" />
        </span>
      }
    />
  );
}
