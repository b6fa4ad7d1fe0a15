import { DEFAULT_SITE_CONFIG } from '../contract/siteConfig';
import { readSiteConfig } from './siteConfig';

test('what the page leaves out of its configuration has its default', () => {
  document.head.innerHTML =
    '<script type="application/json" id="site-config">{"basePath":"/studia/"}</script>';
  expect(readSiteConfig(document)).toEqual({ ...DEFAULT_SITE_CONFIG, basePath: '/studia/' });
});
