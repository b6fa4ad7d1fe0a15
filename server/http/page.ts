import type { SiteConfig } from '../../src/contract/siteConfig';

const BLOCK = /(<script\b[^>]*\bid=["']?site-config["']?[^>]*>)[^]*?(<\/script>)/;
const ROOT_ADDRESS = /(<(?:script|link|img)\b[^>]*?\s(?:src|href)=["']?)\/(?!\/)/g;

/**
 * The page of the application with the configuration of this institution in it.
 *
 * @param html the built index.html: its addresses start at "/", its configuration is a JSON block
 * @throws Error when there is no such block
 */
export function fillPage(html: string, config: SiteConfig): string {
  if (!BLOCK.test(html)) throw new Error('index.html has no <script id="site-config"> to fill.');
  // "<" could end the block.
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return html
    .replace(ROOT_ADDRESS, (_match, start: string) => `${start}${config.basePath}`)
    .replace(BLOCK, (_match, open: string, close: string) => `${open}${json}${close}`);
}
