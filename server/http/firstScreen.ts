import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FirstScreen } from '../../src/contract/firstScreen';
import type { Offer } from '../../src/contract/offer';
import type { SiteConfig } from '../../src/contract/siteConfig';
import { prepare, type PreparedAnswer } from './preparedAnswer';

/** What src/app/firstScreen.tsx does; null where the first screen is better made in the browser. */
export type RenderFirstScreen = (
  config: SiteConfig,
  offers: readonly Offer[],
) => Promise<FirstScreen | null>;

const PLACE = '<div id="root"></div>';
const END = '</body>';

/** What was built to render the first screen; null where it was not, and the page shows its waiting form. */
export function loadFirstScreen(file: string): RenderFirstScreen | null {
  if (!existsSync(file)) return null;
  const built = createRequire(file)(file) as { firstScreen: RenderFirstScreen };
  return built.firstScreen;
}

/** The page with the first screen in it, before any script has come. */
function withFirstScreen(page: string, { screen, bars }: FirstScreen): string {
  return page
    .replace(PLACE, () => `<div id="root">${screen}</div>`)
    .replace(END, () => `${bars}${END}`);
}

/**
 * The page of the start address, made once for each catalogue.
 *
 * @param page the page without a first screen, which is sent where there is none
 * @param onFault told about a first screen that could not be made
 */
export function startPages(
  page: string,
  render: (offers: readonly Offer[]) => Promise<FirstScreen | null>,
  onFault: (error: unknown) => void,
): (offers: readonly Offer[]) => Promise<PreparedAnswer> {
  const made = new WeakMap<readonly Offer[], Promise<PreparedAnswer>>();
  const make = async (offers: readonly Offer[]) => {
    const first = await render(offers).catch((error: unknown) => {
      onFault(error);
      return null;
    });
    return prepare('text/html; charset=utf-8', first ? withFirstScreen(page, first) : page);
  };
  return (offers) => {
    const known = made.get(offers) ?? make(offers);
    made.set(offers, known);
    return known;
  };
}
