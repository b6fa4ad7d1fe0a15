import { offerValue } from '../../src/domain/offerValues';
import { EMPTY_SELECTION } from '../../src/domain/selection';
import { STEP_ORDER } from '../../src/domain/stepOrder';
import { clickForward, expectScreen, openScreen } from '../pages/screens';
import { settled, startVisit } from '../pages/visit';
import { expect, test } from '../test';

test('back and forward lose nothing, and the heading of each screen has the focus', async ({
  page,
}) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 390 });
  const { texts, offer } = visit;
  await openScreen(visit, 'direction', EMPTY_SELECTION);
  const heading = page.getByRole('heading', { level: 1 });
  const way = STEP_ORDER.STUDIA_WYZSZE;
  const screens = [...way, 'summary'] as const;
  for (const [index, step] of way.entries()) {
    const row = page.getByRole('radio', { name: offerValue(offer, step), exact: true });
    await row.check();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await clickForward(page, texts, screens[index + 1] ?? 'summary');
    await expect(heading).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }

  // The last checkbox is a consent.
  await settled(visit);
  // Each step's page contains the fields as well, hidden.
  const field = (name: string) => page.locator(`[name="${name}"]`).filter({ visible: true });
  const typed = { imie: 'Przykład', pesel: '4405140', 'adres.adres': 'ul. Wy', email: 'a@' };
  for (const [name, value] of Object.entries(typed)) {
    await field(name).fill(value);
  }
  await page.getByRole('checkbox').last().check();
  const isWhole = async () => {
    for (const [name, value] of Object.entries(typed)) {
      await expect(field(name)).toHaveValue(value);
    }
    await expect(page.getByRole('checkbox').last()).toBeChecked();
  };

  for (const step of [...way].reverse()) {
    await page.goBack();
    await expectScreen(page, texts, step);
    await expect(heading).toBeFocused();
    const row = page.getByRole('radio', { name: offerValue(offer, step), exact: true });
    await expect(row).toBeChecked();
    // Each step has a way back to the unchanged form.
    const away = screens.length - 1 - screens.indexOf(step);
    await page.evaluate((steps) => history.go(steps), away);
    await expectScreen(page, texts, 'summary');
    await isWhole();
    await page.evaluate((steps) => history.go(-steps), away);
    await expectScreen(page, texts, step);
  }
  for (const screen of screens.slice(1)) {
    await page.goForward();
    await expectScreen(page, texts, screen);
    if (screen !== 'summary') await expect(heading).toBeFocused();
  }
  await isWhole();
});
