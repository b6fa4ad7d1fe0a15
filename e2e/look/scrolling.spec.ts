import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../src/contract/languages';
import { EMPTY_SELECTION } from '../../src/domain/selection';
import { waitForHydration } from '../pages/application';
import { chooseStudies, expectSavedOnce, openFilledForm, startAtForm } from '../pages/enrolment';
import { Form } from '../pages/form';
import { FLAGS, FORWARD, openScreen } from '../pages/screens';
import { POLISH } from '../pages/texts';
import { startVisit, WIDTHS } from '../pages/visit';
import { expect, test } from '../test';

const { say } = POLISH;

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
/** Checks the scroll position, with a tolerance for rounding and late fonts. */
const expectAt = (page: Page, top: number) =>
  expect.poll(async () => Math.abs((await scrolled(page)) - top)).toBeLessThan(2);
const email = (page: Page) => page.getByLabel(say('podsumowanie.dane_kontaktowe.email'));
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Scrolls the form to the e-mail address and returns the position. */
async function openDownTheForm(
  page: Page,
  open: (page: Page) => Promise<unknown> = chooseStudies,
): Promise<number> {
  await open(page);
  await email(page).scrollIntoViewIfNeeded();
  const top = await scrolled(page);
  expect(top).toBeGreaterThan(500);
  return top;
}

test('back and forward restore the scroll position of the form', async ({ page }) => {
  const top = await openDownTheForm(page);
  await page.goBack();
  await expect(heading(page)).toHaveText(say('miasto.tytul'));
  await expect(heading(page)).toBeFocused();
  await page.goForward();
  await expect(heading(page)).toHaveText(say('podsumowanie.tytul'));
  await expect(heading(page)).toBeFocused();
  await expectAt(page, top);
});

test('after "change" in the form, going back leads to the link again', async ({ page }) => {
  await chooseStudies(page);
  const change = page
    .locator('#section-end')
    .getByRole('link', { name: say('podsumowanie.studia.tytul') });
  await change.click();
  await expect(heading(page)).not.toHaveText(say('podsumowanie.tytul'));
  await page.goBack();
  await expect(heading(page)).toHaveText(say('podsumowanie.tytul'));
  await expect(change).toBeInViewport();
});

test('the forward button leads to the top of the form', async ({ page }) => {
  await openDownTheForm(page);
  await page.goBack();
  await expect(heading(page)).toHaveText(say('miasto.tytul'));
  await page.getByRole('button', { name: FORWARD }).click();
  await expect(heading(page)).toHaveText(say('podsumowanie.tytul'));
  await expect(email(page)).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('a list of errors higher than the window starts at its top', async ({ page }) => {
  await openDownTheForm(page, (phone) => startAtForm(phone, WIDTHS.phone));
  const submit = page.getByRole('button', {
    name: say('podsumowanie.zakonczenie.sprawdz'),
    exact: true,
  });
  const { errorList } = new Form(page, POLISH);
  const title = errorList.getByRole('heading', { level: 2 });
  const top = async () => (await title.boundingBox())?.y ?? -1;
  await page.locator('#section-end-seen').scrollIntoViewIfNeeded();
  await submit.click();
  // Below the bar at the top of the window.
  await expect.poll(top).toBeGreaterThan(60);
  await expect.poll(top).toBeLessThan(160);
  await email(page).scrollIntoViewIfNeeded();
  const liczba = Number(/\d+/.exec((await title.textContent()) ?? '')?.[0]);
  await page
    .getByRole('button', { name: say('podsumowanie.zakonczenie.do_poprawy', { liczba }) })
    .click();
  await expect.poll(top).toBeGreaterThan(60);
});

test('in a low window the button leads through the review before it sends', async ({ page }) => {
  const width = WIDTHS.desktop;
  await openFilledForm(await startVisit(page, { language: 'pl', scheme: 'light', width }));
  await page.setViewportSize({ width, height: 500 });
  const button = page.locator('#submit').filter({ visible: true });
  const review = say('podsumowanie.zakonczenie.sprawdz');
  await expect(button).toHaveText(review);
  // The mouse of Playwright would scroll by the space that is reserved for the bar.
  await button.dispatchEvent('click');
  const title = say('podsumowanie.zakonczenie.tytul');
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
  await expect(button).toHaveText(review);
  await button.dispatchEvent('click');
  await expect(button).toHaveText(say('podsumowanie.zakonczenie.przycisk'));
});

test('the completion page is painted at its top', async ({ page, backend }) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: WIDTHS.phone });
  await page.setViewportSize({ width: WIDTHS.phone, height: 500 });
  const form = await openFilledForm(visit);
  await form.button.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    const look = () => {
      if (location.pathname === '/zakonczenie' && document.querySelector('form') === null) {
        document.documentElement.dataset['top'] = String(window.scrollY);
      } else {
        requestAnimationFrame(look);
      }
    };
    look();
  });
  await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
  await form.submit();
  await expectSavedOnce(visit, backend);
  await expect(page.locator('html')).toHaveAttribute('data-top', '0');
});

test('on a phone each language of the row comes whole into view with the focus', async ({
  page,
}) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 390 });
  await openScreen(visit, 'direction', EMPTY_SELECTION);
  const row = page.getByRole('navigation', { name: visit.texts.say('jezyk.tytul') });
  const languages = await row.getByRole('button').all();
  expect(languages).toHaveLength(LANGUAGES.length);
  for (const one of languages) {
    await one.focus();
    await expect(one).toBeInViewport({ ratio: 0.99 });
  }
});

test('on a phone the row of languages shows the one that was chosen at its end', async ({
  page,
}) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 390 });
  await openScreen(visit, 'direction', EMPTY_SELECTION);
  await waitForHydration(page);
  const last = page.getByRole('button', { name: FLAGS.uk, exact: true });
  await last.click();
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  await expect(last).toBeInViewport({ ratio: 0.99 });
});

test('in a low window the panel follows the section in view, and the page stays where it is', async ({
  page,
}) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 1366 });
  await page.setViewportSize({ width: 1366, height: 660 });
  await openScreen(visit, 'summary');
  const links = page
    .getByRole('list', { name: visit.texts.say('panel.sekcje.tytul') })
    .getByRole('link');
  await expect(links.last()).not.toBeInViewport();
  const end = await page.evaluate(() => {
    document.querySelector('#section-end')?.scrollIntoView();
    return window.scrollY;
  });
  await expect(links.last()).toHaveAttribute('aria-current', 'true');
  await expect(links.last()).toBeInViewport({ ratio: 1 });
  await expectAt(page, end);
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await expect(links.first()).toHaveAttribute('aria-current', 'true');
  await expect(links.first()).toBeInViewport({ ratio: 1 });
  const language = page.getByRole('complementary').getByRole('button', { name: FLAGS.pl });
  await expect(language).toBeInViewport({ ratio: 1 });
});
