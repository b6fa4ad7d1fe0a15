import * as v from 'valibot';

/** Languages the interface has texts in; the first is the default and the fallback (specification, section 9). */
export const LANGUAGES = ['pl', 'eng', 'de', 'sk', 'cs', 'ru', 'uz'] as const;

const path = (message: string) => v.pipe(v.string(), v.regex(/^\/([\w.~-]+\/)*$/, message));

/**
 * What an institution sets without a rebuild: the JSON block `<script id="site-config">` of `index.html`.
 *
 * - `institution`, `title`: shown in the header and in document titles; `title` per language, `pl` at least
 * - `helpLine`: the help phone number with its prefix, as shown ("+48 22 000 00 00")
 * - `basePath`: where the application is served, "/" or "/x/"; `apiBase`: where the calls go
 * - `languages`: the order of the flags; there is one for each language that occurs in the offers
 * - `poland`: the `wartosc` of Poland in the country dictionary
 * - `tagManagerId`: "" switches the tag manager off
 */
export const siteConfigSchema = v.strictObject({
  institution: v.pipe(v.string(), v.minLength(1)),
  title: v.objectWithRest({ pl: v.pipe(v.string(), v.minLength(1)) }, v.string()),
  helpLine: v.pipe(
    v.string(),
    v.regex(/^\+48[\d ]{9,}$/, 'must be a phone number that starts with +48'),
  ),
  basePath: path('must start and end with a slash'),
  apiBase: v.pipe(
    v.string(),
    v.regex(
      /^(https?:\/\/[^/\s]+)?\/(\S*\/)?$/,
      'must be a path or an http(s) address that ends with a slash',
    ),
  ),
  languages: v.pipe(v.array(v.picklist(LANGUAGES)), v.includes('pl', 'must include "pl"')),
  poland: v.pipe(v.string(), v.minLength(1)),
  tagManagerId: v.pipe(
    v.string(),
    v.regex(/^(GTM-[A-Z0-9]+)?$/, 'must be empty or look like GTM-XXXX'),
  ),
});

export type SiteConfig = v.InferOutput<typeof siteConfigSchema>;

export const DEFAULT_SITE_CONFIG: SiteConfig = {
  institution: 'Uczelnia',
  title: {
    pl: 'Rekrutacja na studia',
    eng: 'Apply to study',
    de: 'Online-Bewerbung',
    sk: 'Prihláška na štúdium',
    cs: 'Přihláška ke studiu',
    ru: 'Поступление',
    uz: 'Oʻqishga qabul',
  },
  helpLine: '+48 22 000 00 00',
  basePath: '/',
  apiBase: '/api/rekrutacja/',
  languages: ['pl', 'eng', 'de', 'sk', 'cs', 'ru'],
  poland: 'PL',
  tagManagerId: '',
};

/**
 * Checks a configuration; keys left out take their default.
 *
 * @returns the whole configuration
 * @throws Error whose message names each wrong key and what is wrong with it
 */
export function parseSiteConfig(given: unknown): SiteConfig {
  const merged =
    typeof given === 'object' && given !== null ? { ...DEFAULT_SITE_CONFIG, ...given } : given;
  const result = v.safeParse(siteConfigSchema, merged);
  if (result.success) return result.output;
  const faults = result.issues.map(
    (issue) => `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`,
  );
  throw new Error(`The site configuration is wrong. ${faults.join('; ')}`);
}
