import { PATHS } from '../../src/domain/screens';
import { holdFiles } from '../pages/application';
import { expectScreen } from '../pages/screens';
import { open, startVisit } from '../pages/visit';
import { watchLayoutShift } from '../reading/layoutShift';
import { expect, test } from '../test';

/** At the first size the copy button would fit beside the number in the fallback font only. */
const VIEWS = [
  { language: 'ru', width: 388, held: '*.woff2', late: 'its fonts are' },
  { language: 'pl', width: 1280, held: 'enrolment*.js', late: 'its script is' },
] as const;

for (const { language, width, held, late } of VIEWS) {
  test(`nothing shifts on the completion page while ${late} loading, ${width} px`, async ({
    page,
  }) => {
    const visit = await startVisit(page, { language, scheme: 'light', width });
    const arrive = await holdFiles(page, `**/assets/${held}`);
    const layoutShift = await watchLayoutShift(page);
    await open(visit, PATHS.completion, visit.whole, 'domcontentloaded');
    await expect(page.getByRole('contentinfo')).toBeAttached();
    if (held === '*.woff2') {
      await expectScreen(page, visit.texts, 'completion');
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      // The fonts are requested after everything else.
      await page.waitForFunction(() => document.fonts.status === 'loading');
    }
    arrive();
    await expectScreen(page, visit.texts, 'completion');
    expect(await layoutShift()).toBeLessThan(0.02);
  });
}
