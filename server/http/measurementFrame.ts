import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../src/contract/siteConfig';
import { hashOf } from './inlineAssets';

/** The document of the tag manager, beside the page. */
export const MEASUREMENT_FRAME = 'measurement.html';

const TAG_MANAGER = 'https://www.googletagmanager.com';
const MEASUREMENT = `${TAG_MANAGER} https://*.google-analytics.com https://*.analytics.google.com`;

/**
 * The security policy of the frame, in place of the page's: its own script and the tag manager, without an origin
 * (docs/adr/0024-isolated-measurement.md).
 *
 * @param directory of the built site
 * @returns null where no tag manager is configured: the page's policy allows the frame nothing
 * @throws Error when the frame has no script
 */
export function measurementPolicy(
  directory: string,
  { tagManagerId }: Pick<SiteConfig, 'tagManagerId'>,
): string | null {
  const file = join(directory, MEASUREMENT_FRAME);
  if (tagManagerId === '' || !existsSync(file)) return null;
  const script = /<script>([^]*?)<\/script>/.exec(readFileSync(file, 'utf8'))?.[1];
  if (script === undefined) throw new Error(`${MEASUREMENT_FRAME} has no script.`);
  return [
    "default-src 'none'",
    `script-src ${hashOf(script)} ${TAG_MANAGER}`,
    `img-src ${MEASUREMENT}`,
    `connect-src ${MEASUREMENT}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ');
}
