import type { Page } from '@playwright/test';
import type { Offer } from '../../src/contract/offer';
import { holdFiles, waitForFonts } from '../pages/application';
import { Catalogue } from '../pages/catalogue';
import { POLISH } from '../pages/texts';
import { examine } from '../reading/axe';
import { expect, test } from '../test';

const { say } = POLISH;

const COUNT = 3000;
const SPECIALISATIONS = 600;
/** The rows of a window with overscan, in two columns. */
const DRAWN = 120;

/** The name of a direction by index; every seventh has two lines on a phone. */
function direction(place: number): string {
  const more = place % 7 === 0 ? ' w językach obcych, z praktykami w przedsiębiorstwach' : '';
  return `Kierunek ${String(place).padStart(4, '0')}${more}`;
}

/** One offer for each direction, the last one with many specialisations. */
function offersLike(offer: Offer): Offer[] {
  const { rekrutacja, nabor, kierunekSpecjalnosc } = offer;
  const like = (id: number, place: number): Offer => ({
    rekrutacja,
    nabor,
    kierunekSpecjalnosc: {
      ...kierunekSpecjalnosc,
      id,
      kierunek: { nazwa: direction(place) },
      specjalnosc: { id, nazwa: `Specjalność ${id}` },
    },
  });
  return [
    ...Array.from({ length: COUNT }, (_, index) => like(index + 1, index + 1)),
    ...Array.from({ length: SPECIALISATIONS - 1 }, (_, index) => like(10_000 + index, COUNT)),
  ];
}

/** A row, found by its value, because reading the names of 3000 rows takes the browser seconds. */
const row = (page: Page, place: number) =>
  page.locator(`[type=radio][value="${direction(place)}"]`);

async function openLongList(
  page: Page,
  isShown: (place: number) => boolean = () => true,
): Promise<void> {
  const offers = offersLike(await new Catalogue(page.request).offer(11001));
  const json = offers.filter((_offer, index) => isShown(index + 1));
  await page.route('**/api/rekrutacja/dks', (route) => route.fulfill({ json }));
  await page.goto('/');
  await expect(row(page, 1)).toBeVisible();
  // The fonts change the heights of the rows.
  await waitForFonts(page);
}

/** Counts rendered rows that overlap. */
function overlapping(page: Page): Promise<number> {
  return page.evaluate(() => {
    const lines = [...document.querySelectorAll('main [data-index]')].map((line) =>
      line.getBoundingClientRect(),
    );
    return lines.filter(({ top }, index) => top < (lines[index - 1]?.bottom ?? -Infinity)).length;
  });
}

/** The name of the row in the middle of the window. */
function rowInTheMiddle(page: Page): Promise<string> {
  return page.evaluate(() => {
    const there = document.elementFromPoint(120, innerHeight / 2);
    return there?.closest('label')?.textContent ?? '';
  });
}

for (const width of [390, 1280]) {
  test.describe(`a list of ${COUNT} directions, ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('few rows are rendered, and the keys reach all of them', async ({ page }) => {
      const radios = page.getByRole('radio');
      await openLongList(page);
      await expect(row(page, 1)).toHaveAttribute('aria-setsize', String(COUNT));
      await expect.poll(() => radios.count()).toBeLessThan(DRAWN);

      await row(page, 1).focus();
      await page.keyboard.press('Space');
      for (let place = 2; place <= 90; place += 1) {
        await page.keyboard.press(place % 2 === 0 ? 'ArrowDown' : 'ArrowRight');
        await expect(row(page, place)).toBeFocused();
      }
      await expect(row(page, 90)).toBeInViewport();
      await expect(row(page, 90)).toBeChecked();
      await expect(row(page, 90)).toHaveAttribute('aria-posinset', '90');
      await expect.poll(() => overlapping(page)).toBe(0);

      await page.keyboard.press('End');
      await expect(row(page, COUNT)).toBeFocused();
      await expect(row(page, COUNT)).toBeInViewport();
      await page.keyboard.press('ArrowDown');
      await expect(row(page, 1)).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(row(page, COUNT)).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(row(page, COUNT - 1)).toBeChecked();
      await expect(row(page, COUNT - 1)).toBeInViewport();
      await page.keyboard.press('Home');
      await expect(row(page, 1)).toBeChecked();
      await expect.poll(() => radios.count()).toBeLessThan(DRAWN);
      await expect.poll(() => overlapping(page)).toBe(0);
    });

    test('scrolling renders the visible rows, and axe finds nothing', async ({ page }) => {
      await openLongList(page);
      await expect(row(page, 1)).toHaveAttribute('aria-setsize', String(COUNT));
      await page.evaluate(() => {
        scrollTo(0, document.documentElement.scrollHeight / 2);
      });
      await expect.poll(() => rowInTheMiddle(page)).toMatch(/^Kierunek 1[45]/);
      await expect.poll(() => overlapping(page)).toBe(0);
      await examine(page, `${width} px`, 'main');
    });
  });
}

test('a choice works, and is still there after going back', async ({ page }) => {
  await openLongList(page);
  await expect(row(page, 1)).toHaveAttribute('aria-setsize', String(COUNT));
  await row(page, 1).focus();
  await page.keyboard.press('End');
  const forward = page.getByRole('button', { name: say('krok.dalej.specjalnosc') });
  await forward.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('specjalnosc.tytul'));
  const first = page.getByRole('radio').first();
  await expect(first).toHaveAttribute('aria-setsize', String(SPECIALISATIONS));
  await expect.poll(() => page.getByRole('radio').count()).toBeLessThan(DRAWN);

  await page.goBack();
  await expect(row(page, COUNT)).toBeChecked();
  await expect(row(page, COUNT)).toBeInViewport();
  await forward.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(row(page, COUNT)).toBeFocused();
});

test('a search finds rows that are not rendered', async ({ page }) => {
  await openLongList(page);
  const search = page.getByRole('searchbox');
  await search.fill('2718');
  await row(page, 2718).check();
  await expect(page.getByRole('radio')).toHaveCount(1);
  await search.fill('');
  await expect(row(page, 2718)).toBeChecked();
  await expect(row(page, 1)).toHaveAttribute('aria-setsize', String(COUNT));
});

test('the page stays where it is when the list replaces its first rows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdFiles(page, '**/assets/virtual-list*.js');
  // Only directions of one line: the height of a longer one is not known until it is rendered.
  await openLongList(page, (place) => place % 7 !== 0);
  await row(page, 45).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(844);
  release();
  await expect(row(page, 45)).toHaveAttribute('aria-posinset', /./);
  const after = await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return scrollY;
  });
  expect(after).toBe(before);
});

test.describe('when the chunk for long lists fails', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the list is rendered completely', async ({ page }) => {
    await page.route('**/assets/virtual-list*.js', (route) => route.abort());
    await openLongList(page);
    await expect(page.locator('[type=radio]')).toHaveCount(COUNT);
    await row(page, COUNT).check();
    await expect(page.getByRole('button', { name: say('krok.dalej.specjalnosc') })).toBeVisible();
  });
});
