import { visitMessages } from '../pages/messageStates';
import { translate } from '../pages/translation';
import { startVisit } from '../pages/visit';
import { expect, test } from '../test';

test.use({ expectedErrors: [/status of (400|404|429|500)/] });

// The other states are those of e2e/look/tour.spec.ts.
test('a page that the browser translates updates all messages', async ({ page }) => {
  await translate(page);
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 1280 });
  const seen = new Set<string>();
  await visitMessages(visit, async (name) => {
    seen.add(name);
    expect(await page.locator('font').count(), name).toBeGreaterThan(10);
  });
  expect(seen.size).toBeGreaterThan(10);
});
