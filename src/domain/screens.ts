import type { StepName } from './stepOrder';

/** The address of a screen (docs/specification.md, section 2), and the ids of its messages. */
interface Screen {
  path: string;
  /** In a list, and in the data for support. */
  name: string;
  heading: string;
  documentTitle: string;
}

/** `forward`: the button that leads to the screen. */
interface Stage extends Screen {
  forward: string;
}

interface StepScreen extends Stage {
  /** In the sentence "choose again". */
  again: string;
  /** Until the forward button appears; null when the heading says it. */
  hint: string | null;
  /** The label among the chosen studies. */
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

/** The screen of a percent-encoded path without the base path; the first one for any other (docs/specification.md). */
export function screenAt(pathname: string): ScreenName {
  const path = decoded(pathname)?.replace(/\/+$/, '').toLowerCase() ?? '';
  return NAMES.find((name) => PATHS[name] === path) ?? 'direction';
}

/** The path as the routes know it: React Router's `*` matches no line break, and warns of a malformed encoding. */
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
