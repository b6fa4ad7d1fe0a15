import type { Locator, Page } from '@playwright/test';
import { waitForFonts } from '../pages/application';
import { openForm, startAtForm } from '../pages/enrolment';
import { hold, startVisit, type Visit, WIDTHS } from '../pages/visit';
import { expect, test } from '../test';

const LONG_EMAIL = 'przykladowa.kandydatka.o.dlugim.adresie@poczta.uczelnia.example';

type Box = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

async function boxOf(one: Locator): Promise<Box> {
  const box = await one.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  return box;
}

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

const bar = ({ page }: Visit) =>
  page.locator('form > div').filter({ has: page.locator('#submit') });

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

const TWO_TOWNS = ['Alfa', 'Beta'].map((miejscowosc) => ({
  miejscowosc,
  rodzajMiejscowosci: 2,
  ulica: null,
  wojewodztwo: 'małopolskie',
}));

test('after a lookup the focus and the towns are not covered by the bar', async ({ page }) => {
  const { visit, form } = await startAtForm(page, WIDTHS.phone);
  const homeAddress = form.section('podsumowanie.adres.tytul');
  const postcode = form.field(homeAddress, 'podsumowanie.adres.kod_pocztowy');
  const town = form.field(homeAddress, 'podsumowanie.adres.miejscowosc');
  const street = form.field(homeAddress, 'podsumowanie.adres.ulica');

  await waitForFonts(page);
  const found = await hold(visit, 'kody-pocztowe/*');
  await postcode.fill('00992');
  await scrollToBar(page, postcode, bar(visit));
  found({ json: TWO_TOWNS });
  await expect(town.getByRole('option')).toHaveCount(3);
  await expect(postcode).toBeFocused();
  await expect.poll(() => isAbove(town, bar(visit))).toBe(true);
  await expect.poll(() => isAbove(postcode, bar(visit))).toBe(true);

  const unknown = await hold(visit, 'kody-pocztowe/*');
  await postcode.fill('00993');
  await street.focus();
  await scrollToBar(page, street, bar(visit));
  unknown({ json: [] });
  await expect(
    homeAddress.getByText(visit.texts.say('podsumowanie.adres.kod_pocztowy.nieznany')),
  ).toBeVisible();
  await expect(street).toBeFocused();
  await expect.poll(() => isAbove(street, bar(visit))).toBe(true);
});

/** Scrolls so that a field is right above the bar. */
async function scrollToBar(page: Page, field: Locator, above: Locator): Promise<void> {
  const [{ y, height }, { y: top }] = [await boxOf(field), await boxOf(above)];
  await page.evaluate(
    (by) => {
      scrollBy({ top: by, behavior: 'instant' });
    },
    y + height - top + 4,
  );
}

async function isAbove(field: Locator, below: Locator): Promise<boolean> {
  const { y, height } = await boxOf(field);
  return y >= 0 && y + height <= (await boxOf(below)).y;
}
