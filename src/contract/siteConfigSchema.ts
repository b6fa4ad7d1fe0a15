import * as v from 'valibot';
import { DEFAULT_LANGUAGE, LANGUAGES } from './languages';

/** Maximum length of a displayed name. The longest names of institutions have about 150 characters. */
const MAX_CHARACTERS = 200;

/** A single line with visible characters. */
const line = (maxCharacters: number) =>
  v.pipe(
    v.string(),
    v.maxLength(maxCharacters, `must have at most ${maxCharacters} characters`),
    v.regex(/[\p{L}\p{N}]/u, 'must not be blank'),
    v.regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'must not have line breaks or control characters'),
  );

/** A displayed name. */
const name = line(MAX_CHARACTERS);

/** Segments between slashes, none of which is "." or "..". */
const SEGMENTS = /^(https?:\/\/[^/]+)?\/((?!\.{1,2}\/)[^/]+\/)*$/;

const basePath = v.pipe(
  v.string(),
  v.maxLength(MAX_CHARACTERS, `must have at most ${MAX_CHARACTERS} characters`),
  v.regex(/^\/([\w.~-]+\/)*$/, 'must start and end with a slash'),
  v.regex(SEGMENTS, 'must not have "." or ".." between slashes'),
  v.regex(
    /^(?!\/(api|assets)\/)/i,
    'must not start with /api/ or /assets/, where calls and files are',
  ),
);

const apiBase = v.pipe(
  v.string(),
  v.maxLength(MAX_CHARACTERS, `must have at most ${MAX_CHARACTERS} characters`),
  v.regex(
    /^(https?:\/\/([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?)?\/([\w.~%!$&()*+=:@-]+\/)*$/i,
    'must be a path or an http(s) address that ends with a slash',
  ),
  v.regex(SEGMENTS, 'must not have "." or ".." between slashes'),
);

/** A text by language; a language without one gets the Polish text. */
const texts = v.objectWithRest({ [DEFAULT_LANGUAGE]: name }, name);

/** A few sentences by language. */
const sentences = line(400);
const paragraph = v.nullable(v.objectWithRest({ [DEFAULT_LANGUAGE]: sentences }, sentences));

const colour = v.pipe(v.string(), v.regex(/^(#[\da-f]{6})?$/i, 'must be a colour like #0E5768'));

/** Maximum length of a logo, which every page contains: 24 kB of SVG or PNG in base64. */
const MAX_LOGO = 33_000;

/** The site configuration (docs/configuration.md): the JSON block `<script id="site-config">` of `index.html`. */
export const siteConfigSchema = v.strictObject({
  institution: name,
  title: texts,
  address: v.union([v.literal(''), name]),
  about: paragraph,
  guardianText: paragraph,
  explanations: v.record(name, v.record(name, name)),
  helpLine: v.pipe(
    v.string(),
    v.regex(/^\+48( ?\d){9,12}$/, 'must be a phone number that starts with +48'),
  ),
  basePath,
  apiBase,
  languages: v.pipe(
    v.array(v.picklist(LANGUAGES)),
    v.includes(DEFAULT_LANGUAGE, `must include "${DEFAULT_LANGUAGE}"`),
  ),
  poland: name,
  tagManagerId: v.pipe(
    v.string(),
    v.regex(/^(GTM-[A-Z0-9]{1,20})?$/, 'must be empty or look like GTM-XXXX'),
  ),
  attribution: v.boolean(),
  myApplication: v.boolean(),
  logo: v.pipe(
    v.string(),
    v.maxLength(MAX_LOGO, 'must have at most 24 kB'),
    v.regex(
      /^(\/(?!\/)[\w.~%/-]+\.(svg|png)|data:image\/(svg\+xml|png);base64,[a-z\d+/]+={0,2})?$/i,
      'must be an SVG or PNG: a path like /logo.svg or a data: address, not an address of another site',
    ),
  ),
  logoWidth: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(24, 'must be at least 24 pixels'),
    v.maxValue(120, 'must be at most 120 pixels'),
  ),
  primaryColour: colour,
  primaryColourDark: colour,
  openingHours: v.nullable(texts),
  studentCardPrice: v.pipe(
    v.string(),
    v.regex(/^\d{1,6}(\.\d\d)? [A-Z]{3}$/, 'must be an amount and a currency like "22 PLN"'),
  ),
  legalLinks: v.pipe(
    v.array(
      v.strictObject({
        text: texts,
        address: v.pipe(
          v.string(),
          v.regex(/^(https:\/\/[^\s/]+|\/(?![/\\]))\S*$/, 'must be a path or start with https://'),
        ),
      }),
    ),
    v.maxLength(10, 'must be at most 10'),
  ),
});

export type SiteConfig = v.InferOutput<typeof siteConfigSchema>;
