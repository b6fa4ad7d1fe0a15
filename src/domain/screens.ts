import type { StepName } from './stepOrder';

/**
 * A screen: its address (docs/specification.md, section 2), and the ids of its messages.
 *
 * - `name`: of the screen in a list, and in the data for support
 * - `heading`, `documentTitle`: of the page
 */
interface Screen {
  path: string;
  name: string;
  heading: string;
  documentTitle: string;
}

/** A screen on the way to an application; `forward` is the button that leads there. */
interface Stage extends Screen {
  forward: string;
}

/**
 * A step of the selection.
 *
 * - `again`: the step in the sentence "choose again"
 * - `hint`: what to do until the forward button appears; null when the heading says it
 * - `fact`: the label of its value among the chosen studies
 */
interface StepScreen extends Stage {
  again: string;
  hint: string | null;
  fact: string;
}

export const SCREENS = {
  direction: {
    path: '/',
    name: 'krok.nazwa.kierunek',
    heading: 'kierunek.tytul',
    documentTitle: 'kierunek.tytul_strony',
    forward: 'krok.dalej.kierunek',
    again: 'krok.ponownie.kierunek',
    hint: null,
    fact: 'podsumowanie.studia.kierunek',
  },
  specialisation: {
    path: '/wybor-specjalnosci',
    name: 'krok.nazwa.specjalnosc',
    heading: 'specjalnosc.tytul',
    documentTitle: 'specjalnosc.tytul_strony',
    forward: 'krok.dalej.specjalnosc',
    again: 'krok.ponownie.specjalnosc',
    hint: 'krok.wybierz.specjalnosc',
    fact: 'podsumowanie.studia.specjalnosc',
  },
  city: {
    path: '/wybor-miasta',
    name: 'krok.nazwa.miasto',
    heading: 'miasto.tytul',
    documentTitle: 'miasto.tytul_strony',
    forward: 'krok.dalej.miasto',
    again: 'krok.ponownie.miasto',
    hint: 'krok.wybierz.miasto',
    fact: 'podsumowanie.studia.miasto',
  },
  level: {
    path: '/wybor-poziomu',
    name: 'krok.nazwa.poziom',
    heading: 'poziom.tytul',
    documentTitle: 'poziom.tytul_strony',
    forward: 'krok.dalej.poziom',
    again: 'krok.ponownie.poziom',
    hint: 'krok.wybierz.poziom',
    fact: 'podsumowanie.studia.poziom',
  },
  mode: {
    path: '/wybor-trybu',
    name: 'krok.nazwa.tryb',
    heading: 'tryb.tytul',
    documentTitle: 'tryb.tytul_strony',
    forward: 'krok.dalej.tryb',
    again: 'krok.ponownie.tryb',
    hint: 'krok.wybierz.tryb',
    fact: 'podsumowanie.studia.tryb',
  },
  summary: {
    path: '/podsumowanie',
    name: 'krok.nazwa.formularz',
    heading: 'podsumowanie.tytul',
    documentTitle: 'podsumowanie.tytul_strony',
    forward: 'krok.dalej.formularz',
  },
  completion: {
    path: '/zakonczenie',
    name: 'zakonczenie.tytul_strony',
    heading: 'zakonczenie.tytul',
    documentTitle: 'zakonczenie.tytul_strony',
  },
  application: {
    path: '/moje-zgloszenie',
    name: 'zgloszenie.tytul',
    heading: 'zgloszenie.tytul',
    documentTitle: 'zgloszenie.tytul',
  },
} as const satisfies Record<StepName, StepScreen> &
  Record<'summary', Stage> &
  Record<'completion' | 'application', Screen>;

export type ScreenName = keyof typeof SCREENS;

const NAMES = Object.keys(SCREENS) as ScreenName[];

export const PATHS = Object.fromEntries(
  NAMES.map((name) => [name, SCREENS[name].path]),
) as Readonly<Record<ScreenName, string>>;

/** null for a screen that is not on the way to an application and needs no offers. */
export function stageOf(screen: ScreenName): StepName | 'summary' | null {
  return screen === 'completion' || screen === 'application' ? null : screen;
}

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
  return NAMES.find((name) => PATHS[name] === path) ?? 'direction';
}

/**
 * The path of an address as the routes know it. React Router's `*` matches no line break (`/wiosna%0A`), and a
 * malformed encoding is a warning: both have the path of the first screen.
 */
export function routePath(pathname: string): string {
  const screen = screenAt(pathname);
  if (screen !== 'direction') return PATHS[screen];
  const path = decoded(pathname);
  return path !== null && /^.*$/.test(path) ? pathname : PATHS.direction;
}

/** The page "My application", with a number in the fragment, which no browser sends; null without one. */
export function applicationPath(number: string | null): string {
  return number === null ? PATHS.application : `${PATHS.application}#${number}`;
}
