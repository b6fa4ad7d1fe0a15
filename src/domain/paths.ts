/** Addresses of the screens (specification, section 2). */
export const PATHS = {
  direction: '/',
  specialisation: '/wybor-specjalnosci',
  city: '/wybor-miasta',
  level: '/wybor-poziomu',
  mode: '/wybor-trybu',
  summary: '/podsumowanie',
  completion: '/zakonczenie',
} as const;

export type ScreenName = keyof typeof PATHS;

const SCREENS: ReadonlyMap<string, ScreenName> = new Map(
  Object.entries(PATHS).map(([name, path]) => [path, name as ScreenName]),
);

/** A percent-encoded text, decoded; null where it is not properly encoded. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * The screen of an address: every address has one, and any that is no route has the first (specification, section 2).
 * Case and slashes at the end make no difference.
 *
 * @param pathname percent-encoded, without the base path
 */
export function screenAt(pathname: string): ScreenName {
  const path = decoded(pathname)?.replace(/\/+$/, '').toLowerCase() ?? '';
  return SCREENS.get(path) ?? 'direction';
}
