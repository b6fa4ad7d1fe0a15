import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PATHS } from '../../src/domain/screens';
import { waitForHydration } from '../pages/application';
import { open, startVisit } from '../pages/visit';
import { expect, test } from '../test';

test('Redux DevTools receive no state', async ({ page }) => {
  await page.addInitScript(() => {
    const tools = () => {
      document.documentElement.dataset['told'] = 'true';
      return (next: unknown) => next;
    };
    Reflect.set(window, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__', tools);
    Reflect.set(window, '__REDUX_DEVTOOLS_EXTENSION__', tools);
  });
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 1280 });
  await open(visit, PATHS.summary, visit.whole);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    visit.texts.say('podsumowanie.tytul'),
  );
  await expect(page.locator('html')).not.toHaveAttribute('data-told');
});

/** The classes of the visible elements; what is in the closed panel is not rendered any more after hydration. */
function visibleClasses(elements: Element[]): (string | null)[] {
  return elements
    .filter((element) => element.closest('details > :not(summary)') === null)
    .map((element) => element.getAttribute('class'));
}

test('the page looks the same before and after hydration', async ({ page }) => {
  const html = await (await page.request.get('/')).text();
  const [, root = ''] = /<div id="root">(.*?)<div class="Shell">/s.exec(html) ?? [];
  const classes = [...root.matchAll(/ class="([^"]*)"/g)].map(([, names]) => names);
  const named = new Set(classes.flatMap((names) => names?.match(/css-[a-z0-9]+/g) ?? []));
  expect(named.size).toBeGreaterThan(10);
  // The policy forbids style elements, and Emotion must not create the rules again.
  expect(root).not.toContain('<style');
  const file = path.join(__dirname, '..', '..', 'build', 'styles', 'steps.json');
  const extracted = JSON.parse(readFileSync(file, 'utf8')) as string[];
  expect([...named].filter((name) => !extracted.includes(name.slice(4)))).toEqual([]);

  await page.setContent(`<div id="root">${root}</div>`);
  const shown = page.locator('#root [class]');
  const prerendered = await shown.evaluateAll(visibleClasses);
  await startVisit(page, { language: 'pl', scheme: 'light', width: 1280 });
  await page.goto('/');
  await waitForHydration(page);
  await expect.poll(() => shown.evaluateAll(visibleClasses)).toEqual(prerendered);
});
