import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Offer } from '../../src/contract/offer';
import type { SiteConfig } from '../../src/contract/siteConfig';
import { type CachedResponse, createCachedResponse } from './cachedResponse';

/** Renders the first screen to HTML (src/prerender.tsx); null where the browser has to render it. */
export type Prerender = (config: SiteConfig, offers: readonly Offer[]) => Promise<string | null>;

const ROOT_ELEMENT = '<div id="root"></div>';

/** Loads the build that renders the first screen; null where there is none, and the page shows its skeleton. */
export function loadPrerender(file: string): Prerender | null {
  if (!existsSync(file)) return null;
  const built = createRequire(file)(file) as { prerender: Prerender };
  return built.prerender;
}

/** Inserts the first screen; null leaves it to the browser. */
export function withFirstScreen(page: string, first: string | null): string {
  return first === null ? page : page.replace(ROOT_ELEMENT, () => `<div id="root">${first}</div>`);
}

/**
 * Creates the page of the start address, once for each list of offers.
 *
 * @param page sent without a first screen where there is none
 * @param onError called when rendering fails
 */
export function createStartPage(
  page: string,
  render: (offers: readonly Offer[]) => Promise<string | null>,
  onError: (error: unknown) => void,
): (offers: readonly Offer[]) => Promise<CachedResponse> {
  const created = new WeakMap<readonly Offer[], Promise<CachedResponse>>();
  const create = async (offers: readonly Offer[]) => {
    const first = await render(offers).catch((error: unknown) => {
      onError(error);
      return null;
    });
    return createCachedResponse('text/html; charset=utf-8', withFirstScreen(page, first));
  };
  return (offers) => {
    const known = created.get(offers) ?? create(offers);
    created.set(offers, known);
    return known;
  };
}
