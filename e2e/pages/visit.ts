import { expect, type Page, type Route } from '@playwright/test';
import type { Language } from '../../src/contract/languages';
import type { Offer } from '../../src/contract/offer';
import type { FormDefinition } from '../../src/contract/question';
import { offerValue } from '../../src/domain/offerValues';
import { EMPTY_SELECTION, type Selection } from '../../src/domain/selection';
import { STEP_NAMES } from '../../src/domain/stepOrder';
import { waitForFonts } from './application';
import { Catalogue, wholeSelection } from './catalogue';
import { type Texts, textsOf } from './texts';

export const WIDTHS = { phone: 390, desktop: 1280 } as const;
/** An address of the first screen that is not pre-rendered: the application has to load the offers. */
export const NOT_PRERENDERED = '/!';
export const SCHEMES = ['light', 'dark'] as const;

/** How the site is displayed. */
export interface View {
  language: Language;
  scheme: (typeof SCHEMES)[number];
  /** Of the window, in CSS pixels. */
  width: number;
}

/** A page in one view, and an offer in its language with all five steps. */
export interface Visit extends View {
  page: Page;
  texts: Texts;
  offer: Offer;
  questions: readonly FormDefinition[];
  /** A selection with all choices of the offer. */
  whole: Selection;
}

/** Prepares a page for a view without opening an address. */
export async function startVisit(page: Page, view: View): Promise<Visit> {
  const catalogue = new Catalogue(page.request);
  const offer = await catalogue.offerWithAllSteps(view.language);
  const questions = await catalogue.questions(offer.kierunekSpecjalnosc.id);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: view.width, height: view.width < 900 ? 844 : 860 });
  const texts = textsOf(view.language);
  return { ...view, page, texts, offer, questions, whole: wholeSelection(offer) };
}

/**
 * Opens an address with a persisted selection, language and theme.
 *
 * @param waitUntil `domcontentloaded` where a part of the page is held, so that it may not finish loading
 */
export async function open(
  visit: Visit,
  path: string,
  selection = EMPTY_SELECTION,
  waitUntil: 'load' | 'domcontentloaded' = 'load',
): Promise<void> {
  const { page, language, scheme, offer } = visit;
  const kept = {
    selection: JSON.stringify(selection),
    language: JSON.stringify({ language }),
    theme: JSON.stringify({ dark: scheme === 'dark' }),
    _persist: '{"version":1,"rehydrated":true}',
  };
  const studies = STEP_NAMES.map((name) => ({ name, value: offerValue(offer, name) }));
  const sent = {
    studies,
    reference: 'K7PM3XVA',
    savedAt: '2026-09-01T10:00:00.000Z',
    name: null,
    email: null,
  };
  // No application runs at this address, so nothing overwrites the state.
  await page.goto('/robots.txt');
  await page.evaluate(
    ([state, submitted]) => {
      localStorage.setItem('persist:rekrutacja', state);
      sessionStorage.clear();
      sessionStorage.setItem('rekrutacja.submitted', submitted);
    },
    [JSON.stringify(kept), JSON.stringify(sent)] as const,
  );
  await page.goto(path, { waitUntil });
}

/** Navigates within the application, like the browser's own buttons. */
export async function moveTo({ page }: Visit, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

type Answer = Parameters<Route['fulfill']>[0];

/** Sets the response to a call from now on. */
export async function answer({ page }: Visit, call: string, response: Answer): Promise<void> {
  await page.unroute(pattern(call));
  await page.route(pattern(call), (route) => route.fulfill(response));
}

/** Delays the responses to a call until the returned function provides one. */
export async function hold({ page }: Visit, call: string): Promise<(response: Answer) => void> {
  let give: (response: Answer) => void = () => undefined;
  const response = new Promise<Answer>((resolve) => {
    give = resolve;
  });
  await page.unroute(pattern(call));
  await page.route(pattern(call), async (route) => route.fulfill(await response));
  return give;
}

function pattern(call: string): string {
  return `**/api/rekrutacja/${call}`;
}

/** Waits until nothing is loading, so that nothing moves. */
export async function settled({ page }: Pick<Visit, 'page'>): Promise<void> {
  const loading = page.getByRole('main').locator('.Skel, .MuiSkeleton-root, [aria-busy="true"]');
  await expect(loading.filter({ visible: true })).toHaveCount(0);
  await waitForFonts(page);
}
