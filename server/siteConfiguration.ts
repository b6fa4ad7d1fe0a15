import { convert } from 'html-to-text';
import { readFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../src/contract/languages';
import { parseSiteConfig } from '../src/contract/parseSiteConfig';
import { DEFAULT_SITE_CONFIG, type SiteConfig } from '../src/contract/siteConfig';
import { siteConfigSchema } from '../src/contract/siteConfigSchema';
import { checkContrast } from '../src/ui/theme/brandColours';
import type { Catalogue } from './catalogue/catalogue';
import { messageOf } from './database/errors';
import { EnvironmentError, SETTINGS } from './environment';
import { didYouMean, meantLanguage, nearName } from './nearName';
import SAMPLE from './seed/site.json';

type Environment = Readonly<Record<string, string | undefined>>;

const PREFIX = 'CONFIG_';
const KEYS = Object.keys(siteConfigSchema.entries);

/** "helpLine" -> "CONFIG_HELP_LINE" */
function variableOf(key: string): string {
  return PREFIX + key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

/** @throws EnvironmentError with the name of the setting and the message of what `read` throws */
function readFor<T>(setting: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new EnvironmentError(`${setting}: ${messageOf(error)}`);
  }
}

function readFile(file: string): object {
  return readFor('CONFIG_FILE', () => {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof content === 'object' && content !== null && !Array.isArray(content)) return content;
    throw new Error(`${file} must contain one JSON object.`);
  });
}

/** The keys whose variables are separated by commas. */
const LISTS: readonly string[] = ['languages'];

/** The keys with texts by language, and those with other JSON. */
const TEXTS: readonly string[] = ['title', 'about', 'guardianText', 'openingHours'];
const JSON_KEYS: readonly string[] = [
  'legalLinks',
  'explanations',
  'logoWidth',
  'attribution',
  'myApplication',
];

function parseJson(key: string, text: string, expected: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new EnvironmentError(`${variableOf(key)} must be ${expected}.`);
  }
}

function valueOf(key: string, text: string): unknown {
  if (LISTS.includes(key)) return text.split(',').map((part) => part.trim());
  if (JSON_KEYS.includes(key)) return parseJson(key, text, 'JSON');
  if (!TEXTS.includes(key)) return text;
  if (!text.trimStart().startsWith('{')) return { [DEFAULT_LANGUAGE]: text };
  return parseJson(key, text, 'a text or a JSON object of texts by language');
}

const IMAGES: Readonly<Record<string, string>> = { '.svg': 'svg+xml', '.png': 'png' };

/**
 * "file:logo.svg" -> the image as a `data:` address, so that the page contains it.
 *
 * @param folder in which the name of the file begins
 */
function readLogo(logo: unknown, folder: string): unknown {
  if (typeof logo !== 'string' || !logo.startsWith('file:')) return logo;
  const file = resolve(folder, logo.slice('file:'.length));
  const type = IMAGES[extname(file).toLowerCase()];
  if (type === undefined) throw new EnvironmentError(`logo: ${file} must be an SVG or PNG.`);
  return readFor('logo', () => `data:image/${type};base64,${readFileSync(file, 'base64')}`);
}

/**
 * "file:guardian.pl.html" -> the text of that page.
 *
 * @param texts by language
 * @param folder in which the names of the files begin
 */
function readPages(key: string, texts: unknown, folder: string): unknown {
  if (typeof texts !== 'object' || texts === null) return texts;
  const textOf = (text: unknown) => {
    if (typeof text !== 'string' || !text.startsWith('file:')) return text;
    const file = resolve(folder, text.slice('file:'.length));
    const page = readFor(key, () => readFileSync(file, 'utf8'));
    return convert(page, { wordwrap: false }).trim();
  };
  return Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, textOf(text)]),
  );
}

/** Shorter names differ from variables of other programs in one letter. */
const LEAST_LENGTH = 7;

/**
 * Variables that are nearly settings, such as DATABASE_URI, or begin as those of the site: each with the setting that was
 * probably meant.
 */
export function unknownSettings(
  environment: Environment,
): [name: string, meant: string | undefined][] {
  const variables = KEYS.map(variableOf);
  const parts = [...variables, 'CONFIG_FILE'].map((name) => name.slice(PREFIX.length));
  const long = SETTINGS.filter((setting) => setting.length >= LEAST_LENGTH);
  const unknown = Object.keys(environment).filter(
    (name) => !SETTINGS.includes(name) && !variables.includes(name),
  );
  return unknown.flatMap((name): [string, string | undefined][] => {
    const typed = name.toUpperCase();
    if (typed.startsWith(PREFIX)) {
      const meant = nearName(typed.slice(PREFIX.length), parts);
      return [[name, meant && PREFIX + meant]];
    }
    const meant = typed.length < LEAST_LENGTH ? undefined : nearName(typed, long);
    return meant === undefined ? [] : [[name, meant]];
  });
}

/** @throws EnvironmentError that names a language of another kind of code, such as "en" for "eng" */
function checkLanguages(languages: unknown): void {
  const given: readonly unknown[] = Array.isArray(languages) ? languages : [];
  for (const language of given) {
    const meant = meantLanguage(String(language));
    if (meant === undefined) continue;
    throw new EnvironmentError(
      `languages: "${String(language)}" is not a language of the site${didYouMean(meant)}`,
    );
  }
}

/**
 * The site configuration; without a name of the institution, that of the invented one (seed/site.json). Environment
 * variables (CONFIG_INSTITUTION, CONFIG_HELP_LINE and so on) override the file, and the file overrides the defaults.
 * CONFIG_TITLE, CONFIG_ABOUT, CONFIG_GUARDIAN_TEXT and CONFIG_OPENING_HOURS are the Polish text, or a JSON object of
 * texts by language; CONFIG_LEGAL_LINKS and CONFIG_EXPLANATIONS are JSON; CONFIG_LANGUAGES is separated by commas.
 *
 * @param file path of a JSON file, or null
 * @param defaults of keys that neither sets
 * @throws EnvironmentError, or Error of `parseSiteConfig`, that names what is wrong
 */
export function readSiteConfig(
  environment: Environment,
  file: string | null,
  defaults: Partial<SiteConfig> = {},
): SiteConfig {
  const texts = KEYS.map((key) => [key, environment[variableOf(key)]?.trim() ?? ''] as const);
  const set = Object.fromEntries(
    texts.flatMap(([key, text]) => (text === '' ? [] : [[key, valueOf(key, text)]])),
  );
  const given: Record<string, unknown> = {
    ...defaults,
    ...(file === null ? {} : readFile(file)),
    ...set,
  };
  checkLanguages(given['languages']);
  const folderOf = (key: string) => (file !== null && !(key in set) ? dirname(file) : '');
  const files = {
    logo: readLogo(given['logo'], folderOf('logo')),
    guardianText: readPages('guardianText', given['guardianText'], folderOf('guardianText')),
  };
  const read = Object.fromEntries(Object.entries(files).filter(([, value]) => value !== undefined));
  const sample = given['institution'] === undefined ? SAMPLE : {};
  const config = parseSiteConfig({ ...sample, ...given, ...read });
  checkContrast(config);
  return config;
}

/** The address of this backend's calls under a base path: a proxy may pass on nothing else. */
const apiBaseUnder = (basePath: string) => basePath + DEFAULT_SITE_CONFIG.apiBase.slice(1);

/**
 * The configuration of the site that this backend serves: it calls this backend and has the page "My application",
 * unless settings say otherwise.
 *
 * @throws as `readSiteConfig`
 */
export function readServedConfig(environment: Environment, file: string | null): SiteConfig {
  const { basePath } = readSiteConfig(environment, file);
  const defaults = { apiBase: apiBaseUnder(basePath) };
  const myApplication = usesOwnBackend(readSiteConfig(environment, file, defaults));
  return readSiteConfig(environment, file, { ...defaults, myApplication });
}

/** Returns whether the site calls this backend. Another one has other offers and dictionaries. */
export function usesOwnBackend({ apiBase, basePath }: SiteConfig): boolean {
  return [DEFAULT_SITE_CONFIG.apiBase, apiBaseUnder(basePath)].includes(apiBase);
}

/**
 * Checks that the dictionaries contain the configured `poland`: otherwise nobody would get the Polish form.
 *
 * @throws EnvironmentError that names the key and the dictionary
 */
export function checkPoland(
  config: SiteConfig,
  catalogue: Pick<Catalogue, 'countries' | 'citizenships'>,
): void {
  if (!usesOwnBackend(config)) return;
  const { poland } = config;
  for (const name of ['countries', 'citizenships'] as const) {
    const lacking = LANGUAGES.find((lang) =>
      catalogue[name](lang).every(({ wartosc }) => wartosc !== poland),
    );
    if (lacking !== undefined) {
      throw new EnvironmentError(
        `The site configuration is wrong. poland: "${poland}" is not in the dictionary of ${name} in "${lacking}".`,
      );
    }
  }
}
