import type { SiteConfig } from '../../src/contract/siteConfig';
import { brandRules } from '../../src/ui/theme/brandColours';
import { escapeHtml } from '../escapeHtml';

const BLOCK = /<script\b([^>]*\bid=["']?site-config["']?[^>]*>)[^]*?(<\/script>)/;
const ROOT_ADDRESS =
  /(<(?:(?:script|link|img)\b[^>]*?\s(?:src|href)|meta property="og:image" content)=["']?)\/(?!\/)/g;
const TITLE = /(<title>)[^<]*(<\/title>)/;
const FRAME = /(<meta name="theme-color" data-scheme="light"[^>]* content=")[^"]*/;
const HELP_LINE = /(<a data-help-line href="tel:)[^"]*(">)[^<]*/;
const META = /(<meta (?:name|property)="([\w:]+)" content=")([^"]*)(")/g;

/** The parts of a policy that only work as a header. */
const ONLY_IN_HEADER = /(frame-ancestors|sandbox) /;

/**
 * Puts a security policy into a page, before whatever it governs.
 *
 * @throws Error where the page has no element for its charset
 */
export function withPolicy(html: string, policy: string): string {
  const parts = policy.split('; ').filter((part) => !ONLY_IN_HEADER.test(part));
  const content = escapeHtml(parts.join('; '));
  const charset = '<meta charset="utf-8" />';
  if (!html.includes(charset)) throw new Error(`The page has no ${charset}.`);
  return html.replace(
    charset,
    `${charset}<meta http-equiv="Content-Security-Policy" content="${content}">`,
  );
}

/** The description of the site for search engines and messengers, in Polish, the language of a first visit. */
function metaContent(name: string, content: string, { institution, title }: SiteConfig): string {
  switch (name) {
    case 'og:title':
      return escapeHtml(title.pl);
    case 'og:site_name':
      return escapeHtml(institution);
    case 'description':
    case 'og:description':
      return `${escapeHtml(institution)}. ${content}`;
    default:
      return content;
  }
}

/** The style element with the colours of this institution, after all others; empty for the theme's own. */
function brandStyle(config: SiteConfig): string {
  const css = brandCss(config);
  return css && `<style data-brand>${css}</style>`;
}

/** The style sheet with the colours of this institution; empty for the theme's own. */
export function brandCss(config: Pick<SiteConfig, 'primaryColour' | 'primaryColourDark'>): string {
  return brandRules(config).join('');
}

/**
 * Fills in the configuration and the names and colours of this institution.
 *
 * @param html the built index.html: its URLs start with "/", its configuration is a JSON block
 * @throws Error when there is no such block
 */
export function fillPage(html: string, config: SiteConfig): string {
  if (!BLOCK.test(html)) throw new Error('index.html has no <script id="site-config"> to fill.');
  // `</script>` in a value would end the block.
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return html
    .replace(ROOT_ADDRESS, (_match, start: string) => `${start}${config.basePath}`)
    .replace(TITLE, (_match, open: string, close: string) => {
      return `${open}${escapeHtml(config.title.pl)}${close}`;
    })
    .replace(META, (_match, open: string, name: string, content: string, close: string) => {
      return `${open}${metaContent(name, content, config)}${close}`;
    })
    .replace(
      HELP_LINE,
      (_match, open: string, close: string) =>
        open + config.helpLine.replace(/[^+\d]/g, '') + close + escapeHtml(config.helpLine),
    )
    .replace(FRAME, (match, start: string) =>
      config.primaryColour === '' ? match : start + config.primaryColour,
    )
    .replace('</head>', (end) => brandStyle(config) + end)
    .replace(BLOCK, (_match, open: string, close: string) => `<script${open}${json}${close}`);
}

/**
 * Fills in the names and the colour of this institution. URLs in the manifest are relative to it, so they work under
 * any base path.
 *
 * @param json the built manifest.webmanifest
 */
export function fillManifest(json: string, config: SiteConfig): string {
  const { institution, title, primaryColour } = config;
  const manifest = JSON.parse(json) as Record<string, unknown>;
  return JSON.stringify({
    ...manifest,
    name: `${title.pl} – ${institution}`,
    short_name: title.pl,
    ...(primaryColour !== '' && { theme_color: primaryColour }),
  });
}
