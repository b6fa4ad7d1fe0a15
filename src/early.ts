/*
 * Runs before the first paint, so that a page in the dark scheme never flashes in the light one, and the waiting
 * page speaks the candidate's language. It reads what an earlier visit kept (redux-persist: an object whose values
 * are JSON texts) and believes none of it: storage may be blocked, full of something else, or damaged.
 */

import { promoLinkOf } from './domain/promoLink';
import { markDark, rememberPresses, tellMissingScripts } from './earlyPresses';
import { showColourScheme } from './ui/colourScheme';
import './shell.css';

const page = document.documentElement;

/** Languages of the texts, by the name the backend gives them, and their tag in HTML. */
const TAGS: Readonly<Record<string, string>> = {
  pl: 'pl',
  eng: 'en',
  de: 'de',
  sk: 'sk',
  cs: 'cs',
  ru: 'ru',
  uz: 'uz',
};

/** A property of something parsed from JSON; undefined when there is none. */
function property(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null && Object.hasOwn(of, name)
    ? (of as Record<string, unknown>)[name]
    : undefined;
}

function parsed(json: unknown): unknown {
  try {
    return typeof json === 'string' ? JSON.parse(json) : undefined;
  } catch {
    return undefined;
  }
}

function kept(open: () => Storage): string | null {
  try {
    return open().getItem('persist:rekrutacja');
  } catch {
    return null;
  }
}

// As the application reads it (src/app/store/tabFirstStorage.ts).
const state = parsed(kept(() => sessionStorage) ?? kept(() => localStorage));

const dark = property(parsed(property(state, 'theme')), 'dark');
const isDark =
  typeof dark === 'boolean' ? dark : matchMedia('(prefers-color-scheme: dark)').matches;
showColourScheme(isDark);

const chosen = property(parsed(property(state, 'language')), 'language');
const language = typeof chosen === 'string' && Object.hasOwn(TAGS, chosen) ? chosen : 'pl';
page.lang = TAGS[language] ?? 'pl';

const config = parsed(document.getElementById('site-config')?.textContent);
const titles = property(config, 'title');
const title = property(titles, language) ?? property(titles, 'pl');
if (typeof title === 'string') {
  document.title = title;
  // The header of the waiting page shows it; the style sheet holds the title of a page without settings.
  page.style.setProperty('--shell-title', JSON.stringify(title));
}

const givenPath = property(config, 'basePath');
const basePath = typeof givenPath === 'string' ? givenPath : '/';

/** The promo link of the visit, as the application will find it (src/app/store/visit.ts). */
function promoLink(): string | null {
  const fresh = promoLinkOf(location.pathname, basePath);
  try {
    return fresh ?? sessionStorage.getItem('rekrutacja.promoLink');
  } catch {
    return fresh;
  }
}

const promo = promoLink();

// The backend prepares the first screen of who comes for the first time; others wait for their own.
const flow = property(parsed(property(state, 'selection')), 'flow');
const isFirst =
  promo === null && (typeof chosen !== 'string' || chosen === 'pl') && typeof flow !== 'string';
if (isFirst) {
  rememberPresses();
  if (isDark) markDark();
} else {
  page.dataset['visit'] = 'again';
}
tellMissingScripts();

/** Asks for the catalogue now: it travels together with the scripts that will show it (src/api/earlyCall.ts). */
function askForOffers(): void {
  const apiBase = property(config, 'apiBase') ?? '/api/rekrutacja/';
  // Settings that are wrong are told by the application.
  if (typeof apiBase !== 'string' || !/^(https?:\/\/[^/\s]+)?\/(\S*\/)?$/.test(apiBase)) return;
  const path = promo === null ? 'dks' : `dks/${encodeURIComponent(promo)}`;
  const { href } = new URL(apiBase + path, location.href);
  const abort = new AbortController();
  const answer = fetch(href, { headers: { accept: 'application/json' }, signal: abort.signal });
  // The application hears of it and tries again.
  answer.catch(() => undefined);
  window.earlyCall = { href, answer, abort: (reason) => abort.abort(reason) };
}

/** The texts would otherwise be asked for by the main script, once it has arrived. */
function askForTexts(): void {
  const files = document.currentScript?.dataset['texts']?.split(' ') ?? [];
  const file = files.find((name) => name.startsWith(`texts-${language}.`));
  if (file === undefined) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = `${basePath}assets/${file}`;
  document.head.append(link);
}

askForOffers();
askForTexts();
