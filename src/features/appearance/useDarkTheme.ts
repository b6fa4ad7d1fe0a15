import useMediaQuery from '@mui/material/useMediaQuery';
import { useSelector } from 'react-redux';
import { selectDark } from './themeSlice';

/**
 * Returns whether the dark theme is on: without a choice the system decides.
 *
 * @param options `noSsr`: reads the system while hydrating as well, where nothing is rendered from it
 */
export function useDarkTheme(options?: { noSsr: boolean }): boolean {
  const chosen = useSelector(selectDark);
  const system = useMediaQuery('(prefers-color-scheme: dark)', options);
  return chosen ?? system;
}
