import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Offer } from '../../src/contract/offer';
import type { SiteConfig } from '../../src/contract/siteConfig';
import { createCachedResponse, sendUncacheable } from './cachedResponse';
import { inlineAssets, type InlineHashes } from './inlineAssets';
import { MEASUREMENT_FRAME, measurementPolicy } from './measurementFrame';
import { fillManifest, fillPage } from './page';
import { createStartPage, type Prerender } from './prerenderedPage';
import { NOT_FOUND, refuse } from './refusals';
import { POLICY } from './securityHeaders';

const YEAR = 365 * 24 * 60 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;
/** These files are filled in with the names of the institution. */
export const MANIFEST = 'manifest.webmanifest';
const COMPRESSED = /\.(br|gz)$/;

/**
 * The path of a file: its last segment ends in an extension, or a segment begins with a dot. A promo link has no dots
 * (src/domain/promoLink.ts). A full stop behind a copied link is no extension.
 */
const FILE = /(\.(?=[^./]*[a-z])[a-z\d]{1,12}|\/\.[^/]*(\/[^/]*)*)$/i;

/** Returns whether the URL names a file, which is never answered with the page. */
function isFileAddress(url: string): boolean {
  const [path = ''] = url.split(/[?#]/);
  return path !== '/index.html' && FILE.test(decodeURI(path));
}

function filesBesidePage(directory: string): string[] {
  const entries = readdirSync(directory, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  return names.filter((name) => name !== 'index.html' && !COMPRESSED.test(name));
}

/** The built site: its directory, its page with inlined assets, and their hashes. */
export interface Site {
  directory: string;
  html: string;
  hashes: InlineHashes;
}

/** @returns null where the site has not been built */
export function readSite(directory: string): Site | null {
  const file = join(directory, 'index.html');
  if (!existsSync(file)) return null;
  return { directory, ...inlineAssets(readFileSync(file, 'utf8'), directory) };
}

interface SiteParts {
  /** Null serves the API only. */
  site: Site | null;
  config: SiteConfig;
  /** Null where the browser renders the first screen. */
  prerender: Prerender | null;
  /** The open offers; the same array as long as they do not change. */
  offers: () => readonly Offer[];
}

/**
 * Serves the built application: immutable assets, the files beside the page such as icons, and the page itself at every
 * other address that does not name a file, with the first screen in it at the start address.
 */
export async function serveSite(
  app: FastifyInstance,
  { site, config, prerender, offers }: SiteParts,
): Promise<void> {
  app.get('/api/*', (_request, reply) => refuse(reply, NOT_FOUND));
  if (site === null) {
    app.log.warn('There is no built site to serve: run "npm run build".');
    return;
  }
  const { directory, html } = site;
  const files = { preCompressed: true, index: false as const, dotfiles: 'ignore' as const };
  await app.register(fastifyStatic, {
    ...files,
    root: join(directory, 'assets'),
    prefix: '/assets/',
    maxAge: YEAR,
    immutable: true,
  });
  const framePolicy = measurementPolicy(directory, config);
  for (const name of filesBesidePage(directory)) {
    if (name === MANIFEST) continue;
    app.get(`/${name}`, (_request, reply) => {
      if (name === MEASUREMENT_FRAME && framePolicy !== null) reply.header(POLICY, framePolicy);
      return reply.sendFile(name, directory, { maxAge: DAY, immutable: false });
    });
  }
  if (existsSync(join(directory, MANIFEST))) {
    const manifest = fillManifest(readFileSync(join(directory, MANIFEST), 'utf8'), config);
    app.get(`/${MANIFEST}`, (_request, reply) =>
      reply
        .type('application/manifest+json')
        .header('cache-control', `public, max-age=${DAY / 1000}`)
        .send(manifest),
    );
  }
  const filled = fillPage(html, config);
  const page = await createCachedResponse('text/html; charset=utf-8', filled);
  app.get('/*', (request, reply) =>
    isFileAddress(request.url) ? refuse(reply, NOT_FOUND) : sendUncacheable(request, reply, page),
  );
  if (prerender === null) return;
  const startPage = createStartPage(
    filled,
    (list) => prerender(config, list),
    (err) => app.log.error({ err }, 'the first screen could not be rendered'),
  );
  app.get('/', async (request, reply) =>
    sendUncacheable(request, reply, await startPage(offers())),
  );
}
