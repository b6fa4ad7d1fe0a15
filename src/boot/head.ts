/*
 * Runs before the first paint, so that a dark page does not flash and the app shell has the candidate's language. Reads
 * the state that redux-persist stored (an object with JSON texts) and validates it: storage may be blocked, damaged or
 * hold something else.
 */

import './shell.css';
import { isDeepLink } from '../domain/deepLink';
import { promoLinkOf } from '../domain/promoLink';
import { siteStorage, tabStorage } from '../storage/browserStorage';
import { showColourScheme } from '../ui/colourScheme';
import { captureInteractions, watchScripts } from './captureInteractions';

const page = document.documentElement;

/** The tags of `src/contract/languages.json`; a webpack constant, so that the rest of the table is not bundled. */
declare const LANGUAGE_TAGS: Readonly<Record<string, string>>;
const TAGS = LANGUAGE_TAGS;

/** A property of a parsed JSON value; undefined when there is none. */
function property(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null && Object.hasOwn(of, name)
    ? (of as Record<string, unknown>)[name]
    : undefined;
}

function parse(json: unknown): unknown {
  try {
    return typeof json === 'string' ? JSON.parse(json) : undefined;
  } catch {
    return undefined;
  }
}

/** A value of a persisted slice, preferring the tab's own state (src/app/store/persistedStorage.ts). */
function persisted(slice: string, name: string): unknown {
  const key = 'persist:rekrutacja';
  const state = parse(tabStorage.read(key) ?? siteStorage.read(key));
  return property(parse(property(state, slice)), name);
}

const dark = persisted('theme', 'dark');
const isDark =
  typeof dark === 'boolean' ? dark : matchMedia('(prefers-color-scheme: dark)').matches;
showColourScheme(isDark);

const chosen = persisted('language', 'language');
const language = typeof chosen === 'string' && Object.hasOwn(TAGS, chosen) ? chosen : 'pl';
page.lang = TAGS[language] ?? 'pl';
// Puts it behind the current one (features/language/LanguageFlags.tsx).
page.dataset['browserLanguage'] = navigator.language.replace(/-.*/, '').toLowerCase();

const config = parse(document.getElementById('site-config')?.textContent);
const titles = property(config, 'title');
const title = property(titles, language) ?? property(titles, 'pl');
if (typeof title === 'string') {
  document.title = title;
  // For the header of the app shell; the style sheet contains the default title.
  page.style.setProperty('--shell-title', JSON.stringify(title));
}

const institution = property(config, 'institution');
if (typeof institution === 'string') {
  page.style.setProperty('--shell-institution', JSON.stringify(institution));
}

const logo = property(config, 'logo');
if (typeof logo === 'string' && logo !== '') {
  const width = property(config, 'logoWidth');
  page.dataset['logo'] = '';
  page.style.setProperty('--shell-logo', `url(${JSON.stringify(logo)})`);
  page.style.setProperty('--shell-logo-width', `${typeof width === 'number' ? width : 36}px`);
}

const givenPath = property(config, 'basePath');
const basePath = typeof givenPath === 'string' ? givenPath : '/';
// Derived like in src/app/store/tabSession.ts.
const promo =
  promoLinkOf(location.pathname, basePath) ?? tabStorage.read('rekrutacja.promoLink') ?? null;

// Only a first visit gets the pre-rendered screen; others see the shell until their own is rendered.
const isFirstVisit =
  promo === null &&
  !isDeepLink(location.search) &&
  (typeof chosen !== 'string' || chosen === 'pl') &&
  typeof persisted('selection', 'flow') !== 'string';
if (!isFirstVisit) page.dataset['shell'] = '';
else {
  captureInteractions();
  if (isDark) document.addEventListener('readystatechange', checkThemeControls, { once: true });
}
watchScripts();
prefetchOffers();
preloadMessages();

/** The pre-rendered page has the light scheme. */
function checkThemeControls(): void {
  const switches = document.querySelectorAll<HTMLInputElement>('#root [role=switch]');
  for (const box of switches) box.checked = true;
}

/** Fetches the catalogue while the scripts load (src/api/prefetch.ts). */
function prefetchOffers(): void {
  const apiBase = property(config, 'apiBase') ?? '/api/rekrutacja/';
  if (typeof apiBase !== 'string') return;
  const path = promo === null ? 'dks' : `dks/${encodeURIComponent(promo)}`;
  const { href } = new URL(apiBase + path, location.href);
  const abort = new AbortController();
  const response = fetch(href, { headers: { accept: 'application/json' }, signal: abort.signal });
  // The application retries a failed request.
  response.catch(() => undefined);
  window.prefetched = { href, response, abort: (reason) => abort.abort(reason) };
}

/** Preloads the messages, which the main script would otherwise request only once it runs. */
function preloadMessages(): void {
  const files = document.currentScript?.dataset['texts']?.split(' ') ?? [];
  const file = files.find((name) => name.startsWith(`texts-${language}-json.`));
  if (file === undefined) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = `${basePath}assets/${file}`;
  document.head.append(link);
}
