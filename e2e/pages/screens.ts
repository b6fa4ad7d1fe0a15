import { expect, type Locator, type Page } from '@playwright/test';
import { type Language, languageInfo, LANGUAGES } from '../../src/contract/languages';
import type { Offer } from '../../src/contract/offer';
import { offerValue } from '../../src/domain/offerValues';
import { PATHS, type ScreenName, SCREENS } from '../../src/domain/screens';
import { STEP_NAMES, type StepName } from '../../src/domain/stepOrder';
import { type MessageId, POLISH, type Texts } from './texts';
import { moveTo, open, settled, type Visit } from './visit';

const GROUPS: Readonly<Record<Offer['nabor']['nazwaGrupy'], MessageId>> = {
  STUDIA_WYZSZE: 'kierunek.grupa.studia_wyzsze.tytul',
  PODYPLOMOWE: 'kierunek.grupa.podyplomowe.tytul',
  PODYPLOMOWE_SPEC: 'kierunek.grupa.podyplomowe_spec.tytul',
};

const FORWARD_IDS: readonly MessageId[] = [
  'krok.dalej',
  SCREENS.summary.forward,
  ...STEP_NAMES.map((name) => SCREENS[name].forward),
];

/** The name of the button to the next screen in Polish, whichever that is. */
export const FORWARD = new RegExp(`^(${FORWARD_IDS.map((id) => POLISH.say(id)).join('|')})$`);

/**
 * Checks address, heading, document title and language of a screen.
 *
 * @param state whether the title should say that there are errors
 */
export async function expectScreen(
  page: Page,
  texts: Texts,
  name: ScreenName,
  state: 'fine' | 'with errors' = 'fine',
): Promise<void> {
  const { heading, documentTitle } = SCREENS[name];
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.say(heading));
  // The heading is there before the offers are loaded.
  await expect(page.locator('[aria-busy="true"] h1')).toHaveCount(0);
  await expect(page).toHaveURL(({ pathname }) => pathname === PATHS[name]);
  await expect(page.locator('html')).toHaveAttribute('lang', texts.locale);
  const whole = state === 'fine' ? 'naglowek.tytul_strony' : 'naglowek.tytul_strony_blad';
  await expect(page).toHaveTitle(
    texts.say(whole, { ekran: texts.say(documentTitle), tytul: texts.siteTitle }),
  );
}

/** Opens a screen with all choices made, or with others, and waits until nothing is loading. */
export async function openScreen(
  visit: Visit,
  screen: ScreenName,
  selection = visit.whole,
): Promise<void> {
  await open(visit, PATHS[screen], selection);
  await expectAtRest(visit, screen);
}

/** Navigates to a screen within the application, and waits until nothing is loading. */
export async function moveToScreen(visit: Visit, screen: ScreenName): Promise<void> {
  await moveTo(visit, PATHS[screen]);
  await expectAtRest(visit, screen);
}

async function expectAtRest(visit: Visit, screen: ScreenName): Promise<void> {
  await expectScreen(visit.page, visit.texts, screen);
  // The heading is rendered before the form.
  if (screen === 'summary') await expect(visit.page.locator('main form')).toBeVisible();
  await settled(visit);
}

/** Clicks the forward button, which names its target. */
export async function clickForward(
  page: Page,
  texts: Texts,
  to: StepName | 'summary',
): Promise<void> {
  await page.getByRole('button', { name: texts.say(SCREENS[to].forward), exact: true }).click();
  await expectScreen(page, texts, to);
}

/** Chooses the direction of an offer on the first screen, opening its group. */
export async function chooseDirection(page: Page, texts: Texts, offer: Offer): Promise<void> {
  const group = page.getByRole('button', { name: texts.beginning(GROUPS[offer.nabor.nazwaGrupy]) });
  if ((await group.getAttribute('aria-expanded')) !== 'true') await group.click();
  await choose(page, offer, 'direction');
}

async function choose(page: Page, offer: Offer, step: StepName): Promise<void> {
  await page.getByRole('radio', { name: offerValue(offer, step), exact: true }).check();
}

/**
 * Goes from the open first screen to the form of an offer, and waits until nothing is loading.
 *
 * @param asked the expected steps after the first one, in order
 */
export async function goToForm(
  page: Page,
  texts: Texts,
  offer: Offer,
  asked: readonly StepName[],
): Promise<void> {
  await expectScreen(page, texts, 'direction');
  await settled({ page });
  await chooseDirection(page, texts, offer);
  for (const step of asked) {
    await clickForward(page, texts, step);
    await choose(page, offer, step);
  }
  await clickForward(page, texts, 'summary');
  await settled({ page });
}

/** The accessible names of the language flags. */
export const FLAGS = Object.fromEntries(
  LANGUAGES.map((language) => [language, languageInfo(language).name]),
) as Readonly<Record<Language, string>>;

/** The flag of a language. */
function flag(page: Page, { language }: Texts): Locator {
  return page.getByRole('button', { name: FLAGS[language], exact: true });
}

/** Changes the language by its flag. */
export async function switchLanguage(page: Page, texts: Texts): Promise<void> {
  await settled({ page });
  await flag(page, texts).click();
}
