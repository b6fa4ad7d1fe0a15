/** Addresses of the screens (docs/specification.md, section 2). */
export const PATHS = {
  direction: '/',
  specialisation: '/wybor-specjalnosci',
  city: '/wybor-miasta',
  level: '/wybor-poziomu',
  mode: '/wybor-trybu',
  summary: '/podsumowanie',
  completion: '/zakonczenie',
  verification: '/sprawdz',
  links: '/linki',
} as const;

export type ScreenName = keyof typeof PATHS;

/** The screens on the way to an application; the others need no offers. */
type StageName = Exclude<ScreenName, 'completion' | 'verification' | 'links'>;

/** null for a screen that is not on the way to an application. */
export function stageOf(screen: ScreenName): StageName | null {
  return screen === 'completion' || screen === 'verification' || screen === 'links' ? null : screen;
}

const SCREENS: ReadonlyMap<string, ScreenName> = new Map(
  Object.entries(PATHS).map(([name, path]) => [path, name as ScreenName]),
);

/** Decodes percent-encoded text; null when it is malformed. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * The screen of an address. Any address that is not a route has the first screen (docs/specification.md, section 2).
 * Case and trailing slashes are ignored.
 *
 * @param pathname percent-encoded, without the base path
 */
export function screenAt(pathname: string): ScreenName {
  const path = decoded(pathname)?.replace(/\/+$/, '').toLowerCase() ?? '';
  return SCREENS.get(path) ?? 'direction';
}
