import { useLayoutEffect } from 'react';
import { showColourScheme } from '../../ui/colourScheme';
import { useDarkDocument } from './useDarkTheme';

/** Shows the document in the chosen colour scheme. */
export function Appearance() {
  const dark = useDarkDocument();
  useLayoutEffect(() => {
    showColourScheme(dark);
  }, [dark]);
  return null;
}
