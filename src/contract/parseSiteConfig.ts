import * as v from 'valibot';
import { DEFAULT_SITE_CONFIG } from './siteConfig';
import { type SiteConfig, siteConfigSchema } from './siteConfigSchema';

/** The configuration with the defaults of missing keys; throws an error that names each wrong key and its fault. */
export function parseSiteConfig(given: unknown): SiteConfig {
  const merged =
    typeof given === 'object' && given !== null ? { ...DEFAULT_SITE_CONFIG, ...given } : given;
  const result = v.safeParse(siteConfigSchema, merged);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => {
    const fault = issue.expected === 'never' ? 'is unknown' : issue.message;
    return `${v.getDotPath(issue) ?? 'the whole'}: ${fault}`;
  });
  throw new Error(`The site configuration is wrong. ${faults.join('; ')}`);
}
