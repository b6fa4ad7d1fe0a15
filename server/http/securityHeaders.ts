import type { SiteConfig } from '../../src/contract/siteConfig';
import { hashOf, type InlineHashes } from './inlineAssets';
import { brandCss } from './page';

/** The hash of empty text: all that Emotion's production mode needs of `style-src`. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

type Configured = Pick<
  SiteConfig,
  'apiBase' | 'tagManagerId' | 'primaryColour' | 'primaryColourDark'
>;

/** The policy for a host that serves the page as it was built. */
const NOTHING_INLINE: InlineHashes = { scripts: [], styles: [] };

/**
 * The content security policy: this origin only. A backend on another origin and the frame of a tag manager are allowed
 * when they are configured, inline scripts and styles only with these hashes.
 */
export function contentSecurityPolicy(config: Configured, inline = NOTHING_INLINE): string {
  const backend = /^https?:\/\/[^/]+/.exec(config.apiBase)?.[0];
  const brand = brandCss(config);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts].join(' '),
    [
      "style-src 'self'",
      EMPTY_STYLE,
      ...inline.styles,
      ...(brand === '' ? [] : [hashOf(brand)]),
    ].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...(backend === undefined ? [] : [backend])].join(' '),
    ...(config.tagManagerId === '' ? [] : ["frame-src 'self'"]),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify webpack',
  ].join('; ');
}

/** The header of the content security policy. */
export const POLICY = 'content-security-policy';

const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** The headers of every response. */
export function securityHeaders(
  config: Configured,
  inline = NOTHING_INLINE,
): Record<string, string> {
  return {
    [POLICY]: contentSecurityPolicy(config, inline),
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS.map((name) => `${name}=()`).join(', '),
  };
}
