/*
 * Runs before the first paint, so that a page in the dark scheme never flashes in the light one, and the waiting
 * page speaks the candidate's language. It reads what an earlier visit kept (redux-persist: an object whose values
 * are JSON texts) and believes none of it: storage may be blocked, full of something else, or damaged.
 */

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

function kept(): unknown {
  try {
    return parsed(localStorage.getItem('persist:rekrutacja'));
  } catch {
    return undefined;
  }
}

const state = kept();

const dark = property(parsed(property(state, 'theme')), 'dark');
const isDark =
  typeof dark === 'boolean' ? dark : matchMedia('(prefers-color-scheme: dark)').matches;
page.dataset['muiColorScheme'] = isDark ? 'dark' : 'light';

const chosen = property(parsed(property(state, 'language')), 'language');
const language = typeof chosen === 'string' && Object.hasOwn(TAGS, chosen) ? chosen : 'pl';
page.lang = TAGS[language] ?? 'pl';

const titles = property(parsed(document.getElementById('site-config')?.textContent), 'title');
const title = property(titles, language) ?? property(titles, 'pl');
if (typeof title === 'string') {
  document.title = title;
  // The header of the waiting page shows it; the style sheet holds the title of a page without settings.
  page.style.setProperty('--shell-title', JSON.stringify(title));
}
