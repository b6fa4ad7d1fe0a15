import useMediaQuery from '@mui/material/useMediaQuery';
import { useDispatch, useSelector } from 'react-redux';
import { darkThemeSet, selectDark } from './themeSlice';

/** Whether the dark theme is on, and how to switch it; without a choice the system decides. */
export function useDarkTheme(): [dark: boolean, setDark: (dark: boolean) => void] {
  const dispatch = useDispatch();
  const chosen = useSelector(selectDark);
  const system = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  return [
    chosen ?? system,
    (dark) => {
      dispatch(darkThemeSet(dark));
    },
  ];
}
