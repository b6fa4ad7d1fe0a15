import { matchPath } from 'react-router-dom';
import { PATHS } from '../domain/paths';
import type { StepName } from '../domain/selection';

/** The screens by the names of their paths; any other address shows the first (specification, section 2). */
export type ScreenName = StepName | 'summary' | 'completion';

/** The screen of an address, without the base path. */
export function screenAt(pathname: string): ScreenName {
  for (const [name, path] of Object.entries(PATHS)) {
    if (matchPath(path, pathname)) return name as ScreenName;
  }
  return 'direction';
}

/** The screens that show the language flags: the first, the summary and the completion (decisions, "flags"). */
export function showsFlags(screen: ScreenName): boolean {
  return screen === 'direction' || screen === 'summary' || screen === 'completion';
}
