import path from 'node:path';
import { BRANDS, brandTest, startBrandVisit } from './pages/brand';
import { Form } from './pages/form';
import type { See } from './pages/formStates';
import { openScreen } from './pages/screens';
import { visitScreens, visitStates } from './pages/states';
import { SCHEMES, startVisit, type Visit, WIDTHS } from './pages/visit';
import { expect, test } from './test';

test.describe.configure({ mode: 'parallel' });
test.use({ expectedErrors: [/status of (400|404|429|500)/] });

const ROOT = path.join(__dirname, '..');

/** States shown as a window instead of the whole page. */
const OF_THE_WINDOW = [
  'language-question',
  'statement',
  'support',
  'support-data',
  'panel-open',
  'calendar',
  'consent-text',
  'clear-data',
];

/** Makes equal what differs in each run: the port, times, and the numbers of an application and of a snapshot. */
function replaceVaryingTexts(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode.nodeValue ?? '';
    const equal = text
      .replace(/(127\.0\.0\.1:)\d+/, '$10')
      .replace(/\d\d:\d\d/, '00:00')
      .replace(/\b[0-9A-Z]{4} [0-9A-Z]{4}\b/, '0000 0000')
      .replace(/\b[0-9a-f]{8}\b/, '00000000');
    if (equal !== text) texts.currentNode.nodeValue = equal;
  }
}

function picture({ page, width, scheme }: Visit): See {
  return async (name) => {
    const window = page.viewportSize();
    if (!OF_THE_WINDOW.includes(name)) {
      // In a window as tall as the page, the bars are at the end of the page.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height });
    }
    await page.evaluate(replaceVaryingTexts);
    await expect.soft(page).toHaveScreenshot(`${name}-${width}-${scheme}.png`);
    if (window !== null) await page.setViewportSize(window);
  };
}

for (const scheme of SCHEMES) {
  for (const width of Object.values(WIDTHS)) {
    test(`pictures of all states, ${scheme}, ${width} px`, async ({ page }) => {
      test.slow();
      const visit = await startVisit(page, { language: 'pl', scheme, width });
      await visitScreens(visit, picture(visit));
      await visitStates(visit, picture(visit));
    });
  }
}

test('screenshots for the README', async ({ page }) => {
  const take = (file: string) =>
    page.screenshot({ path: path.join(ROOT, 'docs', 'screens', `${file}.png`) });
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: WIDTHS.desktop });
  const { whole, texts } = visit;
  await openScreen(visit, 'direction', { ...whole, history: { 1: whole.history[1] ?? [] } });
  await take('direction');

  await openScreen(visit, 'summary');
  const form = new Form(page, texts);
  await form.fillNames();
  await form.fillPesel();
  await form.fillPolishAddress('podsumowanie.adres.tytul');
  await page.setViewportSize({ width: WIDTHS.desktop, height: 940 });
  // The section begins at the top of the window, as no bar covers it on a desktop.
  await form.personal.evaluate((one) => scrollBy(0, one.getBoundingClientRect().top));
  await take('summary');

  const phone = await startVisit(page, { language: 'pl', scheme: 'dark', width: WIDTHS.phone });
  await openScreen(phone, 'completion');
  await take('phone');
});

for (const brand of BRANDS) {
  brandTest(brand)(`screenshots of the branding: ${brand}`, async ({ page }) => {
    const take = async (scheme: Visit['scheme'], width: number, height: number) => {
      const visit = await startBrandVisit(page, brand, { language: 'pl', scheme, width });
      await page.setViewportSize({ width, height });
      await openScreen(visit, 'city');
      const file = `${brand}-${scheme}.png`;
      await page.screenshot({ path: path.join(ROOT, 'docs', 'brands', file) });
    };
    await take('light', WIDTHS.desktop, 560);
    await take('dark', WIDTHS.phone, 700);
  });
}
