import { LANGUAGES } from '../../src/contract/languages';
import { PATHS } from '../../src/domain/screens';
import { EMPTY_SELECTION } from '../../src/domain/selection';
import { holdFiles, waitForHydration } from '../pages/application';
import { openCalendar } from '../pages/calendar';
import { Form } from '../pages/form';
import { FLAGS, moveToScreen, openScreen } from '../pages/screens';
import { SCREENS } from '../pages/states';
import { keepToastOpen } from '../pages/toast';
import { open, settled, startVisit, WIDTHS } from '../pages/visit';
import { watchLayoutShift } from '../reading/layoutShift';
import { smallTargets } from '../reading/smallTargets';
import { expect, test } from '../test';

test('the help line is visible on a laptop, on every screen and at any scroll position', async ({
  page,
}) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 1366 });
  await page.setViewportSize({ width: 1366, height: 660 });
  const call = page.getByRole('complementary').getByRole('link', { name: '+48 22 000 00 00' });
  await open(visit, PATHS.direction, visit.whole);
  for (const screen of SCREENS) {
    await moveToScreen(visit, screen);
    await expect(call, screen).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
    });
    await expect(call, `${screen}, at its end`).toBeInViewport({ ratio: 1 });
  }
});

test("a phone's step bar is one line with the selections and opens the panel, without layout shift", async ({
  page,
}) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 390 });
  await openScreen(visit, 'direction', EMPTY_SELECTION);
  const panel = page.getByRole('navigation', { name: visit.texts.say('panel.tytul') });
  const bar = panel.locator('summary');
  await waitForHydration(page);
  const before = await bar.boundingBox();
  expect(before?.width).toBe(390);
  expect(before?.height).toBe(48);
  await page.getByRole('radio').first().check();
  await expect(bar).toContainText('Administracja');
  await expect.poll(() => bar.boundingBox()).toEqual(before);

  await openScreen(visit, 'mode');
  await expect.poll(() => bar.boundingBox()).toEqual(before);
  const main = await page.getByRole('main').boundingBox();
  await bar.click();
  await expect(panel.getByRole('link').first()).toBeInViewport();
  await expect.poll(() => page.getByRole('main').boundingBox()).toEqual(main);
});

test('on a phone the first radio is high in the first window', async ({ page }) => {
  for (const language of LANGUAGES) {
    const visit = await startVisit(page, { language, scheme: 'light', width: 390 });
    await openScreen(visit, 'direction', EMPTY_SELECTION);
    const box = await page.getByRole('radio').first().boundingBox();
    expect(box?.y, language).toBeLessThanOrEqual(412);
  }
});

for (const width of Object.values(WIDTHS)) {
  test(`${width} px: a toast covers no bar at the top, and no dialog`, async ({ page }) => {
    const visit = await startVisit(page, { language: 'pl', scheme: 'light', width });
    await page.addInitScript(keepToastOpen);
    await open(visit, `${PATHS.direction}#support=damaged`, visit.whole);
    const toast = page.getByText(visit.texts.say('pomoc.link.uszkodzony'));
    await expect(toast).toBeVisible();
    await settled(visit);
    await toast.hover();
    /** The lowest edge of the visible bars above the screen. */
    const barsEnd = await page
      .locator('header, nav')
      .evaluateAll((bars) => Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().bottom)));
    await expect.poll(async () => (await toast.boundingBox())?.y).toBeGreaterThan(barsEnd);

    // On a desktop the toast lies over the languages, which are first in the panel.
    await page
      .getByRole('button', { name: FLAGS.de, exact: true })
      .filter({ visible: true })
      .focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    const isOnTop = () =>
      toast.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + 2, top + 2);
        return element.contains(hit);
      });
    await expect.poll(isOnTop).toBe(false);
  });
}

for (const size of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`${size.width} px: the first question is in the first window`, async ({ page }) => {
    const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: size.width });
    await page.setViewportSize(size);
    await openScreen(visit, 'summary');
    // Scrolls to an answer that the bar covers.
    await page.locator('#section-citizenship label').first().click({ trial: true });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
}

for (const path of [PATHS.city, PATHS.summary]) {
  test(`on a phone nothing shifts when ${path} redirects to the first screen`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const layoutShift = await watchLayoutShift(page);
    await page.goto(path);
    await expect(page.getByRole('radio').first()).toBeVisible();
    await expect(page).toHaveURL(/\d\/$/);
    expect(await layoutShift()).toBeLessThan(0.02);
  });
}

test('the app shell stays in its place while the messages of another language are loading', async ({
  page,
}) => {
  const visit = await startVisit(page, { language: 'ru', scheme: 'light', width: WIDTHS.phone });
  const arrive = await holdFiles(page, '**/assets/texts-ru*');
  const layoutShift = await watchLayoutShift(page);
  await open(visit, PATHS.application, visit.whole, 'domcontentloaded');
  await expect(page.locator('html:not([data-shell])')).toBeAttached();
  await expect(page.locator('.Shell-header')).toBeInViewport();
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await layoutShift()).toBeLessThan(0.02);
});

test('each dialog has 560 to 640 px, an icon that closes it and at most one main button', async ({
  page,
}) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: WIDTHS.desktop });
  const { texts } = visit;
  await openScreen(visit, 'summary');
  await new Form(page, texts).fillNames();
  const dialog = page.getByRole('dialog');
  for (const opener of [
    FLAGS.de,
    texts.say('pomoc.dane.pokaz'),
    texts.say('dostepnosc.tytul'),
    texts.say('podsumowanie.plik.otworz'),
    texts.say('podsumowanie.plik.wez'),
    texts.say('podsumowanie.szkic.wyczysc'),
    texts.beginning('podsumowanie.regulamin.pokaz_tresc'),
  ]) {
    await page.getByRole('button', { name: opener }).first().click();
    const width = async () => (await dialog.boundingBox())?.width ?? 0;
    await expect.poll(width, `${opener}`).toBeGreaterThanOrEqual(560);
    expect(await width(), `${opener}`).toBeLessThanOrEqual(640);
    expect(await dialog.locator('.MuiButton-contained').count(), `${opener}`).toBeLessThan(2);
    await dialog.getByRole('button', { name: texts.say('okno.zamknij'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
  }
});

test("a phone's panel closes without moving the form", async ({ page }) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: WIDTHS.phone });
  await openScreen(visit, 'summary');
  const panel = page.getByRole('navigation');
  await page.evaluate(() => scrollTo(0, 2500));
  // A click of Playwright scrolls to what is in the bar.
  const click = (element: HTMLElement) => {
    element.focus({ preventScroll: true });
    element.click();
  };
  await panel.locator('summary').evaluate(click);
  await expect(panel.getByRole('switch')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel.locator('summary')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(2500);
});

test("a finger can hit everything in a phone's panel of the form and in its calendar", async ({
  page,
}) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: WIDTHS.phone });
  await openScreen(visit, 'summary');
  const panel = page.getByRole('navigation').locator('summary');
  await panel.click();
  await expect(
    page.getByRole('link', { name: visit.texts.say('krok.nazwa.miasto') }),
  ).toBeVisible();
  await expect.poll(() => smallTargets(page)).toEqual([]);
  await panel.click();
  await new Form(page, visit.texts).beForeigner('withoutPesel');
  const calendar = await openCalendar(page, visit.texts);
  await expect.poll(() => smallTargets(page)).toEqual([]);
  await calendar.getByRole('radio', { name: '1990', exact: true }).click();
  await expect(calendar.getByRole('radio')).toHaveCount(12);
  await expect.poll(() => smallTargets(page)).toEqual([]);
  await calendar.getByRole('radio').nth(11).click();
  await expect(calendar.getByRole('gridcell', { name: '31', exact: true })).toBeInViewport({
    ratio: 1,
  });
  await expect.poll(() => smallTargets(page)).toEqual([]);
});

test('in a low window the sections of the form scroll, clear of the line below them', async ({
  page,
}) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 1280 });
  // The languages and the choices above them leave no room for nine sections, as the help line below stays in view.
  await page.setViewportSize({ width: 1366, height: 660 });
  await openScreen(visit, 'summary');
  const panel = page.getByRole('complementary');
  const sections = panel.getByRole('list', { name: visit.texts.say('panel.sekcje.tytul') });
  const settings = panel.locator('section').filter({ has: page.getByRole('switch') });
  const last = sections.getByRole('link').last();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  const [line, link] = await Promise.all([settings.boundingBox(), last.boundingBox()]);
  expect(line?.y).toBeGreaterThanOrEqual((link?.y ?? 0) + (link?.height ?? 0) + 8);
});

test('the panel marks the section of a link, the end of a tall window, and the first section at the top', async ({
  page,
}) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 1280 });
  await openScreen(visit, 'summary');
  await settled(visit);
  const links = page
    .getByRole('list', { name: visit.texts.say('panel.sekcje.tytul') })
    .getByRole('link');
  for (const link of await links.all()) {
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'true');
  }
  await page.setViewportSize({ width: 1280, height: 1080 });
  await links.first().click();
  await page.keyboard.press('End');
  await expect(links.last()).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Home');
  await expect(links.first()).toHaveAttribute('aria-current', 'true');
});
