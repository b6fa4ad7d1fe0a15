import type { Locator } from '@playwright/test';
import { waitForFonts } from '../pages/application';
import { openFilledForm, openForm, startAtForm } from '../pages/enrolment';
import { hold, startVisit, WIDTHS } from '../pages/visit';
import { expect, test } from '../test';

const LONG_EMAIL = 'przykladowa.kandydatka.o.dlugim.adresie@poczta.uczelnia.example';

type Box = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

/** The boxes of the visible lines of a text; a link may follow the last one. */
function linesOf(text: Locator): Promise<Box[]> {
  return text.evaluate((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const boxes = Array.from(range.getClientRects());
    return boxes
      .map(({ x, y, width, height }) => ({ x, y, width, height }))
      .filter((box) => box.width > 1);
  });
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

for (const language of ['pl', 'ru'] as const) {
  test(`${language}: in the review a long contact leaves room for its link`, async ({ page }) => {
    const visit = await startVisit(page, { language, scheme: 'light', width: WIDTHS.phone });
    const form = await openForm(visit);
    const contact = form.section('podsumowanie.dane_kontaktowe.tytul');
    await form.field(contact, 'podsumowanie.dane_kontaktowe.email').fill(LONG_EMAIL);
    const review = form.section('podsumowanie.zakonczenie.tytul');
    const said = review.getByText(LONG_EMAIL);
    const links = review.getByRole('link');
    // One for each row.
    await expect(links).toHaveCount(6);
    await waitForFonts(page);
    const lines = await linesOf(said);
    for (const link of await links.all()) {
      const words = await linesOf(link);
      expect(lines.some((line) => words.some((word) => overlap(line, word)))).toBe(false);
    }
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });
}

/** The width of a select's text and the available width, in CSS pixels. */
function textAndRoom(select: Locator): Promise<{ text: number; room: number }> {
  return select.evaluate((one) => {
    if (!(one instanceof HTMLSelectElement)) throw new Error('It is no select.');
    const style = getComputedStyle(one);
    const context = document.createElement('canvas').getContext('2d');
    if (context === null) throw new Error('There is no canvas.');
    // The shorthand is empty for a font with features.
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const text = context.measureText(one.selectedOptions[0]?.text ?? '').width;
    const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    return { text, room };
  });
}

test('the longest voivodeship is shown whole at every width', async ({ page }) => {
  const { form } = await startAtForm(page);
  const homeAddress = form.section('podsumowanie.adres.tytul');
  // No town has this postcode, so that all fields are shown.
  await form.field(homeAddress, 'podsumowanie.adres.kod_pocztowy').fill('99-998');
  const voivodeship = form.field(homeAddress, 'podsumowanie.adres.wojewodztwo');
  await voivodeship.selectOption('warmińsko-mazurskie');
  await waitForFonts(page);
  for (const width of [1280, 1024, 900, 600, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const { text, room } = await textAndRoom(voivodeship);
    expect(text, `${width} px`).toBeLessThanOrEqual(room);
  }
});

test('fields that a late postcode opens do not move the street', async ({ page }) => {
  const { visit, form } = await startAtForm(page, WIDTHS.phone);
  // Safari does not anchor the scroll position.
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
  const give = await hold(visit, 'kody-pocztowe/**');
  const homeAddress = form.section('podsumowanie.adres.tytul');
  const street = form.field(homeAddress, 'podsumowanie.adres.ulica');
  const topOf = () => street.evaluate((field) => Math.round(field.getBoundingClientRect().top));
  await form.field(homeAddress, 'podsumowanie.adres.kod_pocztowy').fill('99-998');
  await street.focus();
  const before = await topOf();
  give({ json: [] });
  await expect(form.field(homeAddress, 'podsumowanie.adres.miejscowosc')).toBeVisible();
  await expect(homeAddress).toContainText(
    visit.texts.say('podsumowanie.adres.kod_pocztowy.nieznany'),
  );
  await expect.poll(topOf).toBe(before);
});

test('on a narrow phone the sentences about sending have one line each, above the button', async ({
  page,
}) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 320 });
  const form = await openFilledForm(visit);
  await hold(visit, 'kandydaci');
  await form.submit();
  await expect(page.getByRole('progressbar')).toBeVisible();
  for (const id of ['podsumowanie.wysylanie.trwa', 'podsumowanie.wysylanie.trwa_opis'] as const) {
    const lines = await linesOf(page.locator('form').getByText(visit.texts.say(id)));
    expect(lines, id).toHaveLength(1);
    // Once the sentence is there, which could move it.
    const button = await form.button.boundingBox();
    expect((lines[0]?.y ?? 0) + (lines[0]?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  }
});
