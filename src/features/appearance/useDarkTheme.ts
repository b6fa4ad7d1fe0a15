import { useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { darkThemeSet, selectDark } from './themeSlice';

const preference = () => matchMedia('(prefers-color-scheme: dark)');

function onPreference(listener: () => void): () => void {
  const asked = preference();
  asked.addEventListener('change', listener);
  return () => {
    asked.removeEventListener('change', listener);
  };
}

/**
 * Whether the dark theme is on, and how to switch it; without a choice the system decides. A page that was prepared
 * elsewhere knows neither and begins with the light one.
 */
export function useDarkTheme(): [dark: boolean, setDark: (dark: boolean) => void] {
  const dispatch = useDispatch();
  const chosen = useSelector(selectDark);
  const dark = useSyncExternalStore(
    onPreference,
    () => chosen ?? preference().matches,
    () => false,
  );
  return [
    dark,
    (dark) => {
      dispatch(darkThemeSet(dark));
    },
  ];
}
