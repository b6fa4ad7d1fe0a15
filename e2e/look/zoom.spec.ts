import type { Locator, Page } from '@playwright/test';
import { PATHS } from '../../src/domain/screens';
import { EMPTY_SELECTION } from '../../src/domain/selection';
import { holdFiles, waitForHydration } from '../pages/application';
import { visitApplicationStates } from '../pages/applicationStates';
import { openCalendar } from '../pages/calendar';
import { closeByEscape } from '../pages/dialog';
import { startAtForm } from '../pages/enrolment';
import { Form } from '../pages/form';
import { moveToScreen, openScreen } from '../pages/screens';
import { SCREENS } from '../pages/states';
import { POLISH } from '../pages/texts';
import { NOT_PRERENDERED, open, settled, startVisit, type Visit } from '../pages/visit';
import { lost } from '../reading/reachable';
import { expect, test } from '../test';

test.use({ expectedErrors: [/status of (400|404|429)/] });

const VIEW = { language: 'pl', scheme: 'light', width: 1280 } as const;

/** 1280 x 1024 at a zoom of 400 %. */
const LOW = { width: 320, height: 256 } as const;

const WINDOWS = [
  { name: 'zoom of 400 %', ...LOW, text: 1 },
  { name: 'text of 200 % on a phone', width: 360, height: 800, text: 2 },
  { name: 'text of 200 % on a desktop', width: 1280, height: 900, text: 2 },
] as const;

/** Opens a screen, the first one without a choice, and waits until nothing moves on it. */
async function openAtRest(visit: Visit, screen: (typeof SCREENS)[number]): Promise<void> {
  await openScreen(visit, screen, screen === 'direction' ? EMPTY_SELECTION : visit.whole);
  await waitForHydration(visit.page);
}

function enlargeText(page: Page, times: number): Promise<void> {
  return page.evaluate(async (factor) => {
    document.documentElement.style.fontSize = `${factor * 100}%`;
    // Size observers react within two frames. A browser that paints none must not end the test.
    const frame = () => new Promise(requestAnimationFrame);
    await Promise.race([frame().then(frame), new Promise((end) => setTimeout(end, 1000))]);
  }, times);
}

test('nothing is lost on any screen, enlarged or with large text', async ({ page }) => {
  test.slow();
  const visit = await startVisit(page, VIEW);
  const look = async (what: string) => {
    for (const { name, text, ...size } of WINDOWS) {
      await page.setViewportSize(size);
      await enlargeText(page, text);
      await expect.poll(() => lost(page), `${name}, ${what}`).toEqual([]);
    }
  };
  await openAtRest(visit, 'direction');
  await look('direction');
  await open(visit, PATHS.specialisation, visit.whole);
  for (const screen of SCREENS.filter((one) => one !== 'direction')) {
    await moveToScreen(visit, screen);
    await look(screen);
  }
  await openAtRest(visit, 'direction');
  await page.getByRole('radio').first().check();
  await look('direction, chosen');
  await openAtRest(visit, 'summary');
  await page
    .getByRole('radio', { name: visit.texts.say('podsumowanie.obywatelstwo.inne') })
    .check();
  await page
    .getByRole('radio', { name: visit.texts.say('podsumowanie.adres_korespondencyjny.inny') })
    .check();
  const form = new Form(page, visit.texts);
  await form.submit();
  await expect(form.errorList).toBeFocused();
  await form.expectFieldErrors();
  await look('summary, errors');
  await visitApplicationStates(visit, look);
});

/** Checks that the dialog fills the window and scrolls as a whole. */
async function expectScrollsAsOne(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, ...LOW });
  await expect(dialog.getByRole('heading').first()).toBeInViewport();
  const content = dialog.locator('.MuiDialogContent-root');
  await expect.poll(() => content.evaluate((one) => one.clientHeight)).toBeGreaterThan(40);
  await expect.poll(() => hiddenIn(content)).toBeLessThanOrEqual(1);
  const last = dialog.getByRole('button').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await closeByEscape(page);
}

/** How much of its content an element hides, in CSS pixels. */
function hiddenIn(locator: Locator): Promise<number> {
  return locator.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
}

test('zoom of 400 %: every kind of dialog can be read', async ({ page }) => {
  const { visit } = await startAtForm(page, LOW.width);
  await page.setViewportSize(LOW);
  await settled(visit);
  for (const opener of [
    visit.texts.beginning('podsumowanie.regulamin.pokaz_tresc'),
    visit.texts.say('pomoc.dane.pokaz'),
    visit.texts.say('dostepnosc.tytul'),
    visit.texts.say('podsumowanie.szkic.wyczysc'),
  ]) {
    await page.getByRole('button', { name: opener }).first().click();
    await expectScrollsAsOne(page);
  }
});

test('zoom of 400 %: a date can be picked', async ({ page }) => {
  const { visit, form } = await startAtForm(page, LOW.width);
  await form.beForeigner('withoutPesel');
  await page.setViewportSize(LOW);
  const calendar = await openCalendar(page, visit.texts);
  const header = calendar.locator('.MuiPickersCalendarHeader-root');
  await expect(header).toBeInViewport({ ratio: 1 });
  await expect.poll(() => hiddenIn(calendar.getByRole('radiogroup'))).toBeLessThanOrEqual(1);
  await calendar.getByRole('radio', { name: '1990', exact: true }).click();
  await expect(calendar.getByRole('radio')).toHaveCount(12);
  await expect(header).toBeInViewport({ ratio: 1 });
  await calendar.getByRole('radio').nth(11).click();
  const lastDay = calendar.getByRole('gridcell', { name: '31', exact: true });
  await lastDay.scrollIntoViewIfNeeded();
  await expect(lastDay).toBeInViewport({ ratio: 1 });
  await expect(header).toBeInViewport({ ratio: 1 });
  await lastDay.click();
  await expect(calendar).toBeHidden();
  await expect(form.birthDate).toHaveValue('31/12/1990');
});

test('with reduced motion nothing moves', async ({ page }) => {
  await startVisit(page, VIEW);
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map((animation) => Number(animation.effect?.getComputedTiming().activeDuration ?? 0))
        .filter((duration) => duration > 1),
    );
  // Skeletons otherwise pulse until the offers are loaded.
  const arrive = await holdFiles(page, '**/api/rekrutacja/dks');
  await page.goto(NOT_PRERENDERED);
  await expect(page.getByRole('main').locator('.MuiSkeleton-root').first()).toBeVisible();
  expect(await moving()).toEqual([]);
  arrive();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await settled({ page });
  await page.getByRole('radio').first().check();
  expect(await moving()).toEqual([]);
  await page.getByRole('button', { expanded: false }).first().click();
  expect(await moving()).toEqual([]);
});

test('the completion page is printed as text', async ({ page }) => {
  const visit = await startVisit(page, VIEW);
  await openAtRest(visit, 'completion');
  const receipt = page.getByRole('region', { name: POLISH.say('zakonczenie.numer') });
  await receipt.getByRole('button').click();
  await expect(receipt.getByRole('status')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(receipt.getByRole('status')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  for (const gone of [
    page.getByRole('banner'),
    page.getByRole('complementary'),
    page.getByRole('contentinfo'),
    page.getByRole('navigation'),
    page.getByRole('button'),
  ]) {
    await expect(gone).toHaveCount(0);
  }
});

test('the dark scheme is printed in the light colours', async ({ page }) => {
  const visit = await startVisit(page, { ...VIEW, scheme: 'dark' });
  await openAtRest(visit, 'completion');
  const colours = () =>
    page.evaluate(() => {
      const names = [...document.styleSheets].flatMap(({ cssRules }) =>
        [...cssRules].flatMap(({ cssText }) => cssText.match(/--mui-palette-[\w-]+(?=:)/g) ?? []),
      );
      const root = getComputedStyle(document.documentElement);
      const variables = names.map((name) => [name, root.getPropertyValue(name)] as const);
      const texts = ['h1', 'h1 + p', 'dt', 'dd', '.Prose'].map((selector) => {
        const one = document.querySelector(selector);
        return [selector, one === null ? 'absent' : getComputedStyle(one).color] as const;
      });
      return Object.fromEntries([...variables, ...texts, ['scheme', root.colorScheme]]);
    });
  const dark = await colours();
  await page.emulateMedia({ media: 'print' });
  const paper = await colours();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => {
    document.documentElement.dataset['muiColorScheme'] = 'light';
  });
  const light = await colours();
  expect(Object.keys(light).length).toBeGreaterThan(30);
  expect(dark['h1']).not.toBe(light['h1']);
  expect(paper).toEqual(light);
});
