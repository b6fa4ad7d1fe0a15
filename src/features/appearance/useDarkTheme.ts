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

/** Without a choice the system decides. `prepared` returns the value for server rendering and hydration. */
function useScheme(prepared: (now: () => boolean) => boolean): boolean {
  const chosen = useSelector(selectDark);
  const now = () => chosen ?? preference().matches;
  return useSyncExternalStore(onPreference, now, () => prepared(now));
}

/** Returns whether the document is dark. It renders nothing, so hydration needs no fixed value. */
export function useDarkDocument(): boolean {
  return useScheme((now) => typeof window !== 'undefined' && now());
}

/** Returns whether the dark theme is on, and its setter; hydration starts with the light one. */
export function useDarkTheme(): [dark: boolean, setDark: (dark: boolean) => void] {
  const dispatch = useDispatch();
  const dark = useScheme(() => false);
  return [
    dark,
    (dark) => {
      dispatch(darkThemeSet(dark));
    },
  ];
}
