import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../src/contract/siteConfig';
import { EnvironmentError } from '../environment';
import { measurementPolicy } from './measurementFrame';
import { fillManifest, fillPage } from './page';
import { securityHeaders } from './securityHeaders';
import { MANIFEST, readSite } from './site';
import { caddyConfiguration, canBeConfigured, nginxConfiguration } from './webServers';

/** The port of the written configurations, in place of the one that the web server listens on. */
const PORT = 8080;

interface SiteOptions {
  /** The built site. */
  siteDirectory: string;
  config: SiteConfig;
  /** The address of the backend behind the web server. */
  backend: string;
}

/**
 * Writes the site for any web server, with its configuration and base path filled in: `site` is the root of the web
 * server, `nginx.conf` and `Caddyfile` serve it with the same headers as the backend.
 *
 * @param folder absolute path; new or empty
 * @throws EnvironmentError when there is something in the folder, its name cannot be configured, or no site is built
 */
export function writeSite(folder: string, { siteDirectory, config, backend }: SiteOptions): void {
  const site = readSite(siteDirectory);
  if (site === null) throw new EnvironmentError('There is no built site: run "npm run build".');
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new EnvironmentError(`${folder} is not empty.`);
  }
  if (!canBeConfigured(folder)) {
    throw new EnvironmentError('The folder must have a name without " \\ $ { } and line breaks.');
  }
  const root = join(folder, 'site');
  const place = join(root, config.basePath);
  mkdirSync(place, { recursive: true });
  cpSync(siteDirectory, place, { recursive: true });
  writeFileSync(join(place, 'index.html'), fillPage(site.html, config));
  const manifest = readFileSync(join(siteDirectory, MANIFEST), 'utf8');
  writeFileSync(join(place, MANIFEST), fillManifest(manifest, config));
  const written = {
    root,
    config,
    headers: securityHeaders(config, site.hashes),
    framePolicy: measurementPolicy(siteDirectory, config),
    backend,
    port: PORT,
  };
  writeFileSync(join(folder, 'nginx.conf'), nginxConfiguration(written));
  writeFileSync(join(folder, 'Caddyfile'), caddyConfiguration(written));
}
