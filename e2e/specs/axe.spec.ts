import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../src/contract/languages';
import type { See } from '../pages/formStates';
import { SCREENS, visitScreens, visitStates } from '../pages/states';
import { expect, test } from '../test';
import { SCHEMES, startVisit, WIDTHS, type View, type Visit } from '../pages/visit';

test.describe.configure({ mode: 'parallel' });
test.use({ expectedErrors: [/status of (400|404|500)/] });

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const VIEWS: readonly View[] = LANGUAGES.flatMap((language) =>
  SCHEMES.flatMap((scheme) => Object.values(WIDTHS).map((width) => ({ language, scheme, width }))),
);

/** Every view in Polish, and one for each other language in turn. */
const VIEWS_OF_STATES = VIEWS.filter(
  ({ language }, index) => language === 'pl' || index % 4 === LANGUAGES.indexOf(language) % 4,
);

/** Examines the page with axe and fails with its findings. */
function examine(page: Page, seen: string[]): See {
  return async (name) => {
    seen.push(name);
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(TAGS);
    // The other mode is for frames, which the page does not have; this one is three times as fast.
    const { violations } = await axe.setLegacyMode().analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`,
      ),
    );
    expect.soft(found, name).toEqual([]);
  };
}

function title({ language, scheme, width }: View): string {
  return `${language}, ${scheme}, ${width} px`;
}

/** A window as tall as the page, so that the bars cover nothing. */
async function tallVisit(page: Page, view: View): Promise<Visit> {
  const visit = await startVisit(page, view);
  await page.setViewportSize({ width: view.width, height: 10_000 });
  return visit;
}

for (const view of VIEWS) {
  test(`axe finds nothing on the screens: ${title(view)}`, async ({ page }) => {
    const seen: string[] = [];
    await visitScreens(await tallVisit(page, view), examine(page, seen));
    expect(seen).toEqual(SCREENS);
  });
}

for (const view of VIEWS_OF_STATES) {
  test(`axe finds nothing in the other states: ${title(view)}`, async ({ page }) => {
    test.slow();
    const seen: string[] = [];
    await visitStates(await tallVisit(page, view), examine(page, seen));
    expect(new Set(seen).size).toBeGreaterThan(20);
  });
}
