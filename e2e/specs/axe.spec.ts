import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../src/contract/languages';
import type { See } from '../pages/formStates';
import { SCREENS, visitScreens, visitStates } from '../pages/states';
import { SCHEMES, startVisit, type View, type Visit, WIDTHS } from '../pages/visit';
import { examine } from '../reading/axe';
import { expect, test } from '../test';

test.describe.configure({ mode: 'parallel' });
test.use({ expectedErrors: [/status of (400|404|500)/] });

const VIEWS: readonly View[] = LANGUAGES.flatMap((language) =>
  SCHEMES.flatMap((scheme) => Object.values(WIDTHS).map((width) => ({ language, scheme, width }))),
);

/** Two opposite views in Polish, and one for each other language in turn. */
const VIEWS_OF_STATES = VIEWS.filter(({ language, scheme, width }, index) =>
  language === 'pl'
    ? (scheme === 'light') === (width === WIDTHS.phone)
    : index % 4 === LANGUAGES.indexOf(language) % 4,
);

/** Examines each screen and state. */
function examineEach(page: Page, seen: string[]): See {
  return async (name) => {
    seen.push(name);
    await examine(page, name);
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
    await visitScreens(await tallVisit(page, view), examineEach(page, seen));
    expect(seen).toEqual(SCREENS);
  });
}

for (const view of VIEWS_OF_STATES) {
  test(`axe finds nothing in the other states: ${title(view)}`, async ({ page }) => {
    test.slow();
    const seen: string[] = [];
    await visitStates(await tallVisit(page, view), examineEach(page, seen));
    expect(new Set(seen).size).toBeGreaterThan(20);
  });
}
