import { useLocation } from 'react-router-dom';
import { isDeepLink } from '../../domain/deepLink';
import { screenAt, type ScreenName } from '../../domain/screens';

/** The screen of the address; null while a deep link decides it. */
export function useScreen(): ScreenName | null {
  const { pathname, search } = useLocation();
  const screen = screenAt(pathname);
  return screen === 'direction' && isDeepLink(search) ? null : screen;
}
