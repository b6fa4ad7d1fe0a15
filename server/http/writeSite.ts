import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { offerSchema } from '../../src/contract/offer';
import type { SiteConfig } from '../../src/contract/siteConfig';
import { tolerantList } from '../../src/contract/tolerantList';
import { messageOf } from '../database/errors';
import { EnvironmentError } from '../environment';
import { MEASUREMENT_FRAME, measurementPolicy } from './measurementFrame';
import { fillManifest, fillPage, withPolicy } from './page';
import { type Prerender, withFirstScreen } from './prerenderedPage';
import { contentSecurityPolicy } from './securityHeaders';
import { MANIFEST, readSite } from './site';
/** The page of the start address, which may contain the first screen, and the page of every other address. */
const START_PAGE = 'index.html';
const FALLBACK_PAGE = 'app.html';

const NOT_BUILT = 'There is no built site: run "npm run build".';

/** The time that the catalogue may take, in milliseconds. */
const CATALOGUE_TIMEOUT = 15_000;

interface SiteOptions {
  /** The built site. */
  siteDirectory: string;
  config: SiteConfig;
}

interface FirstScreenOptions extends SiteOptions {
  /** Null where it has not been built. */
  prerender: Prerender | null;
}

/** Returns whether a catalogue is named by its address, not by a path. */
export const isAddress = (catalogue: string) => /^https?:/.test(catalogue);

/** Returns whether a site can be written to the folder. */
export function isNew(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0;
}

/** The page, with its own security policy: only the build and the configuration know the hashes in it. */
function readPage(siteDirectory: string, config: SiteConfig): string {
  const site = readSite(siteDirectory);
  if (site === null) throw new EnvironmentError(NOT_BUILT);
  return withPolicy(fillPage(site.html, config), contentSecurityPolicy(config, site.hashes));
}

/**
 * Writes the site for any web server, with its configuration, base path and security policy filled in: the folder is
 * the root of the web server.
 *
 * @param folder absolute path; new or empty
 * @throws EnvironmentError when there is something in the folder, or no site is built
 */
export function writeSite(folder: string, { siteDirectory, config }: SiteOptions): void {
  const page = readPage(siteDirectory, config);
  if (!isNew(folder)) throw new EnvironmentError(`${folder} is not empty.`);
  const place = join(folder, config.basePath);
  cpSync(siteDirectory, place, { recursive: true });
  for (const name of [START_PAGE, FALLBACK_PAGE]) writeFileSync(join(place, name), page);
  const manifest = readFileSync(join(siteDirectory, MANIFEST), 'utf8');
  writeFileSync(join(place, MANIFEST), fillManifest(manifest, config));
  const framePolicy = measurementPolicy(siteDirectory, config);
  if (framePolicy === null) return;
  const frame = join(place, MEASUREMENT_FRAME);
  writeFileSync(frame, withPolicy(readFileSync(frame, 'utf8'), framePolicy));
}

/**
 * Renders the first screen into the start page of a written site, which is replaced at once.
 *
 * @param catalogue the URL or the absolute path of a response to `GET dks`
 * @throws EnvironmentError when the site is of another build or configuration, or there is no catalogue
 */
export async function writeFirstScreen(
  folder: string,
  catalogue: string,
  { siteDirectory, config, prerender }: FirstScreenOptions,
): Promise<void> {
  const page = readPage(siteDirectory, config);
  if (prerender === null) throw new EnvironmentError(NOT_BUILT);
  const place = join(folder, config.basePath);
  const written = join(place, FALLBACK_PAGE);
  if (!existsSync(written) || readFileSync(written, 'utf8') !== page) {
    throw new EnvironmentError(
      `${folder} was not written by this build with these settings: write to a new folder.`,
    );
  }
  const json = await readCatalogue(catalogue).catch((error: unknown) => {
    // "fetch failed" says nothing; its cause does.
    const reason = (error as { cause?: unknown }).cause ?? error;
    throw new EnvironmentError(`There is no catalogue at ${catalogue}: ${messageOf(reason)}`);
  });
  const offers = v.safeParse(
    tolerantList(offerSchema, () => undefined),
    json,
  );
  if (!offers.success) throw new EnvironmentError(`${catalogue} is not a catalogue.`);
  const temporary = join(place, `.${START_PAGE}`);
  writeFileSync(temporary, withFirstScreen(page, await prerender(config, offers.output)));
  renameSync(temporary, join(place, START_PAGE));
}

async function readCatalogue(from: string): Promise<unknown> {
  if (!isAddress(from)) return JSON.parse(readFileSync(from, 'utf8'));
  const response = await fetch(from, { signal: AbortSignal.timeout(CATALOGUE_TIMEOUT) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}
