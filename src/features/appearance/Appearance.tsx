import { useLayoutEffect } from 'react';
import { useDarkDocument } from './useDarkTheme';

/** Marks the document with the scheme, which every style sheet reads. */
export function Appearance() {
  const dark = useDarkDocument();
  useLayoutEffect(() => {
    document.documentElement.dataset['muiColorScheme'] = dark ? 'dark' : 'light';
  }, [dark]);
  return null;
}
