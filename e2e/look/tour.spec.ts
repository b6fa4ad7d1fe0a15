import type { Locator, Page } from '@playwright/test';
import { type Language, LANGUAGES } from '../../src/contract/languages';
import { STEP_NAMES } from '../../src/domain/stepOrder';
import { SCREENS, visitScreens, visitStates } from '../pages/states';
import { translate } from '../pages/translation';
import { SCHEMES, startVisit, type View, WIDTHS } from '../pages/visit';
import { axeFindings } from '../reading/axe';
import { controlsOutside } from '../reading/muiParts';
import { missedRules } from '../reading/runtimeRules';
import { smallTargets } from '../reading/smallTargets';
import { tallButtons } from '../reading/tallButtons';
import { expect, test } from '../test';

test.use({ expectedErrors: [/status of (400|404|429|500)/] });

/** Looks at a page, and returns the faults that it finds. */
type Reader = (page: Page) => Promise<string[]>;

/** A reader of phones only. */
const onPhone =
  (read: Reader): Reader =>
  async (page) =>
    (page.viewportSize()?.width ?? 0) > WIDTHS.phone ? [] : read(page);

/** What reads each screen and state. */
const READERS: Readonly<Record<string, Reader>> = {
  'axe finds': axeFindings,
  'a control outside of Material UI': controlsOutside,
  'a button of three lines': onPhone(tallButtons),
  'a control too small for a finger': onPhone(smallTargets),
};

/** The screens on the way to an application, whose styles the build has extracted (docs/adr/0017). */
const ON_THE_WAY: readonly string[] = [...STEP_NAMES, 'summary', 'errors'];

const ALL_VIEWS: readonly View[] = LANGUAGES.flatMap((language) =>
  SCHEMES.flatMap((scheme) => Object.values(WIDTHS).map((width) => ({ language, scheme, width }))),
);

/** Each scheme and width once. What the length of words changes is read in each language at the end of this file. */
const SCREEN_VIEWS: readonly View[] = [
  { language: 'pl', scheme: 'dark', width: WIDTHS.phone },
  { language: 'pl', scheme: 'light', width: WIDTHS.desktop },
];

/** In this language errors, answers and dialogs are also shown on a page that the browser translates. */
const TRANSLATED: Language = 'ru';

/** Each scheme, width and script once. */
const STATE_VIEWS: readonly View[] = [
  { language: 'pl', scheme: 'light', width: WIDTHS.phone },
  { language: TRANSLATED, scheme: 'dark', width: WIDTHS.desktop },
];

/** Collects the findings of all readers, each where it was first found. */
function readEach(page: Page) {
  const seen: string[] = [];
  const found = new Map<string, string>();
  const see = async (name: string) => {
    seen.push(name);
    const readers = ON_THE_WAY.includes(name)
      ? { ...READERS, 'a rule that Emotion made at run time': missedRules }
      : READERS;
    for (const [subject, read] of Object.entries(readers)) {
      for (const one of await read(page)) {
        const finding = `${subject}: ${one}`;
        if (!found.has(finding)) found.set(finding, `${name}, ${finding}`);
      }
    }
  };
  return { see, seen, found };
}

for (const [places, visitPlaces, views] of [
  ['screens', visitScreens, SCREEN_VIEWS],
  ['other states', visitStates, STATE_VIEWS],
] as const) {
  for (const view of process.env.NIGHTLY ? ALL_VIEWS : views) {
    const { language, scheme, width } = view;
    test(`nothing is found on the ${places}: ${language}, ${scheme}, ${width} px`, async ({
      page,
    }) => {
      test.slow();
      if (visitPlaces === visitStates && language === TRANSLATED) await translate(page);
      const visit = await startVisit(page, view);
      // As tall as the page, so that the bars cover nothing.
      await page.setViewportSize({ width, height: 10_000 });
      const { see, seen, found } = readEach(page);
      await visitPlaces(visit, see);
      expect([...found.values()]).toEqual([]);
      if (visitPlaces === visitScreens) expect(seen).toEqual(SCREENS);
      else expect(new Set(seen).size).toBeGreaterThan(20);
    });
  }
}

const heightOf = async (one: Locator) => (await one.boundingBox())?.height;

/** The screens with a step in the bar of a phone. */
const STEPS: readonly string[] = ['specialisation', 'level', 'mode', 'summary'];

test('on a phone each language fits: fingers, buttons of two lines, a title and a step of one', async ({
  page,
}) => {
  test.slow();
  for (const language of LANGUAGES) {
    const visit = await startVisit(page, { language, scheme: 'light', width: WIDTHS.phone });
    await visitScreens(visit, async (screen) => {
      const where = `${language}, ${screen}`;
      expect.soft(await smallTargets(page), where).toEqual([]);
      expect.soft(await tallButtons(page), where).toEqual([]);
      if (!STEPS.includes(screen)) return;
      // The line begins with the first choice and is cut at its end: the screen below shows the newest one.
      const title = page.getByRole('banner').locator('b');
      const step = page.locator('summary > span').first();
      for (const width of [320, 360, WIDTHS.phone]) {
        await page.setViewportSize({ width, height: 844 });
        const size = `${where}, ${width} px`;
        await expect.poll(() => heightOf(title), size).toBeLessThan(30);
        await expect.poll(() => heightOf(step), size).toBe(44);
      }
    });
  }
});
