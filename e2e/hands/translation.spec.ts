import type { Page } from '@playwright/test';
import { section } from '../pages/form';
import { visitMessages } from '../pages/messageStates';
import { visitStates } from '../pages/states';
import { POLISH } from '../pages/texts';
import { translate } from '../pages/translation';
import { startVisit } from '../pages/visit';
import { expect, test } from '../test';

test.use({ expectedErrors: [/status of (400|404|429|500)/] });

/** What differs from visit to visit: it has a code or a number of its own in the text. */
const OWN = ['support', 'support-data', 'completion-sent'];

/** The words of a page, without the numbers and times of its own. */
function words(page: Page): Promise<string> {
  return page.evaluate(() => {
    // What is out of view may not have been laid out, and then has no text.
    const whole = new CSSStyleSheet();
    whole.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [whole];
    const own = [...document.querySelectorAll<HTMLElement>('[translate=no], time')];
    const text = own.reduce(
      (rest, { innerText }) => rest.replace(innerText, ''),
      document.body.innerText,
    );
    return text.replace(/\s+/g, ' ');
  });
}

/** Opens the fields of a postcode that was found: a slow response has opened them already, maybe in one visit only. */
async function openFields(page: Page): Promise<void> {
  const address = section(page, 'podsumowanie.adres.tytul');
  const change = address.getByRole('button', { name: POLISH.beginning('podsumowanie.zmien') });
  if (await change.isVisible()) await change.click();
}

/** Waits in each state until the other visit is there too, and `both` has looked at it. */
function inStep(both: (name: string) => Promise<void>): (name: string) => Promise<void> {
  let waiting: { seen: Promise<void>; see: (seen: Promise<void>) => void } | null = null;
  return async (name) => {
    if (waiting !== null) {
      const { see, seen } = waiting;
      waiting = null;
      see(both(name));
      return seen;
    }
    let see: (seen: Promise<void>) => void = () => undefined;
    const seen = new Promise<void>((resolve) => (see = resolve));
    waiting = { seen, see };
    return seen;
  };
}

for (const [places, visitPlaces, least] of [
  ['states', visitStates, 20],
  ['messages', visitMessages, 10],
] as const) {
  test(`a translated page shows the same ${places}`, async ({ page, browser, baseURL }) => {
    test.slow();
    await translate(page);
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'pl-PL' });
    const plain = await context.newPage();
    const seen: string[] = [];
    const see = inStep(async (name) => {
      seen.push(name);
      await Promise.all([page, plain].map(openFields));
      if (OWN.includes(name)) return;
      await expect(async () => {
        expect(await words(page), name).toBe(await words(plain));
      }).toPass({ timeout: 20_000 });
      expect(await page.locator('font').count(), name).toBeGreaterThan(10);
    });
    const walk = async (one: Page) => {
      const visit = await startVisit(one, { language: 'pl', scheme: 'light', width: 1280 });
      await visitPlaces(visit, see);
    };
    await Promise.all([walk(page), walk(plain)]);
    expect(new Set(seen).size).toBeGreaterThan(least);
    await context.close();
  });
}
