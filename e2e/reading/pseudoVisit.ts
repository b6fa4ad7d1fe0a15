import { expect, type Locator, type Page } from '@playwright/test';
import { Catalogue } from '../pages/catalogue';
import { Form } from '../pages/form';
import type { MessageId } from '../pages/texts';
import { startVisit, type Visit } from '../pages/visit';
import { test as base } from '../test';
import { PageReader } from './pageReader';
import { PSEUDO, speakPseudo } from './pseudoLanguage';

interface PseudoVisit {
  /** Reads the screens. */
  reader: PageReader;
  /** Fills in the form. */
  form: Form;
  catalogue: Catalogue;
  visit: Visit;
}

/** A visit on a narrow phone in the pseudo-language. */
export const test = base.extend<PseudoVisit>({
  viewport: { width: 320, height: 640 },
  reader: async ({ page }, use) => {
    await speakPseudo(page);
    await use(new PageReader(page));
  },
  form: ({ page }, use) => use(new Form(page, PSEUDO)),
  catalogue: ({ request }, use) => use(new Catalogue(request)),
  visit: async ({ page }, use) => {
    const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 320 });
    await use({ ...visit, texts: PSEUDO });
  },
});

export const BACKEND = '**/api/rekrutacja/';

type Values = Record<string, string | number>;

export function button(page: Page, id: MessageId, values?: Values): Locator {
  return page.getByRole('button', { name: PSEUDO.say(id, values), exact: true });
}

/** Checks that the message is visible. */
export async function expectSaid(page: Page, id: MessageId, values?: Values): Promise<void> {
  const places = page.getByText(PSEUDO.say(id, values)).filter({ visible: true });
  await expect(places.first()).toBeVisible();
}

/** The button that opens and closes the panel on narrow screens. */
export function panelHandle(page: Page): Locator {
  return page.getByRole('navigation', { name: PSEUDO.say('panel.tytul') }).locator('summary');
}
