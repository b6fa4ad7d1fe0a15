import type { Locator, Page } from '@playwright/test';
import type { Offer } from '../../src/contract/offer';
import { Catalogue } from '../pages/catalogue';
import { CANDIDATE, Form } from '../pages/form';
import {
  chooseDirection,
  clickForward,
  expectScreen,
  flag,
  forward,
  goToForm,
  switchLanguage,
} from '../pages/screens';
import { type Texts, textsOf } from '../pages/texts';
import { expect, test } from '../test';

const polish = textsOf('pl');
const english = textsOf('eng');
const NO_EMAIL = 'podsumowanie.dane_kontaktowe.walidacja.email_bledny';

function email(page: Page, texts: Texts): Locator {
  const form = new Form(page, texts);
  const contact = form.section('podsumowanie.dane_kontaktowe.tytul');
  return form.field(contact, 'podsumowanie.dane_kontaktowe.email');
}

/** Limits the offers of the backend to these languages. */
async function offerOnly(page: Page, languages: readonly string[], more: readonly Offer[] = []) {
  await page.route('**/api/rekrutacja/dks', async (route) => {
    const response = await route.fetch();
    const offers = (await response.json()) as Offer[];
    const json = offers.filter(({ rekrutacja }) => languages.includes(rekrutacja.lang));
    await route.fulfill({ response, json: [...json, ...more] });
  });
}

test('with errors on the form: typed values stay, and the errors are translated', async ({
  page,
  request,
}) => {
  const catalogue = new Catalogue(request);
  await page.goto('/');
  await goToForm(page, polish, await catalogue.offer(59001), ['mode']);
  const form = new Form(page, polish);
  await form.fillNames();
  await form.fillPesel();
  await email(page, polish).fill('bez malpy');
  await form.submit();
  await expect(form.errorList).toBeFocused();
  await expect(email(page, polish)).toHaveAccessibleDescription(polish.say(NO_EMAIL));

  const question = page.getByRole('dialog');
  await switchLanguage(page, english);
  await expect(question).toHaveAccessibleName(
    polish.say('jezyk.zmiana.tytul', { jezyk: 'English' }),
  );
  await question
    .getByRole('button', { name: polish.say('jezyk.zmiana.zostaw', { jezyk: 'Polski' }) })
    .click();
  await expect(question).toBeHidden();
  await expect(email(page, polish)).toHaveAccessibleDescription(polish.say(NO_EMAIL));

  await switchLanguage(page, english);
  await question.getByRole('button', { name: polish.say('jezyk.zmiana.zmien') }).click();
  await expectScreen(page, english, 'direction');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);

  await chooseDirection(page, english, await catalogue.offer(108001));
  await clickForward(page, english, 'mode');
  await page.getByRole('radio', { name: 'Online' }).check();
  await forward(page, english, 'summary').click();
  await expectScreen(page, english, 'summary', 'with errors');
  await expect(email(page, english)).toHaveValue('bez malpy');
  await expect(email(page, english)).toHaveAccessibleDescription(english.say(NO_EMAIL));
  const { errorList: errors, personal, birthDate } = new Form(page, english);
  await expect(errors).toContainText(english.say(NO_EMAIL));
  await expect(errors).not.toContainText(polish.say(NO_EMAIL));
  await expect(personal.getByLabel(english.say('podsumowanie.dane_osobowe.nazwisko'))).toHaveValue(
    CANDIDATE.surname,
  );
  await expect(birthDate).toHaveValue('14/05/1944');
  await email(page, english).fill(CANDIDATE.email);
  await expect(errors).not.toContainText(english.say(NO_EMAIL));
});

test('a language without offers is replaced by the first of the priority list', async ({
  page,
}) => {
  await offerOnly(page, ['de', 'eng']);
  await page.goto('/');
  await expectScreen(page, english, 'direction');
  await expect(flag(page, english)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('radio', { name: 'Computer Science', exact: true })).toBeVisible();

  await switchLanguage(page, textsOf('de'));
  await expectScreen(page, textsOf('de'), 'direction');
  await page.reload();
  await expectScreen(page, textsOf('de'), 'direction');

  await offerOnly(page, ['ru', 'sk']);
  await page.reload();
  await expectScreen(page, textsOf('sk'), 'direction');
});

test('with offers in other languages only there are no studies, and links to those languages', async ({
  page,
}) => {
  await offerOnly(page, ['uz']);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    polish.say('brak_studiow.tytul'),
  );
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await page.getByRole('main').getByRole('button', { name: 'Oʻzbekcha' }).click();
  await expectScreen(page, textsOf('uz'), 'direction');
  await expect(page.getByRole('radio', { name: 'Menejment', exact: true })).toBeVisible();
});

test('an unknown language has the unknown flag with its code, and Polish texts', async ({
  page,
  request,
}) => {
  const offer = await new Catalogue(request).offer(59001);
  const direction = { ...offer.kierunekSpecjalnosc, kierunek: { nazwa: 'Études fictives' } };
  const rekrutacja = { id: 9001, lang: 'fr' };
  const french = { ...offer, rekrutacja, kierunekSpecjalnosc: direction };
  await offerOnly(page, ['pl', 'uz'], [french]);
  await page.goto('/');
  await expectScreen(page, polish, 'direction');
  const drawing = (one: Locator) => one.locator('svg').innerHTML();
  const unknown = page.getByRole('button', { name: 'FR', exact: true });
  await expect(unknown).toHaveAttribute('title', 'fr');
  await expect(flag(page, textsOf('uz'))).toBeVisible();
  expect(await drawing(unknown)).not.toBe(await drawing(flag(page, textsOf('uz'))));
  expect(await drawing(unknown)).not.toBe(await drawing(flag(page, polish)));

  await unknown.click();
  await expect(unknown).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('radio', { name: 'Études fictives' })).toBeVisible();
  await expectScreen(page, polish, 'direction');
});

test('the flags are on the first screen and on the form, not on the steps between', async ({
  page,
  request,
}) => {
  const flags = page.getByRole('group', { name: polish.say('jezyk.tytul') });
  await page.goto('/');
  await expect(flags).toBeVisible();
  await chooseDirection(page, polish, await new Catalogue(request).offer(59001));
  await clickForward(page, polish, 'mode');
  await expect(flags).toBeHidden();
  await page.getByRole('radio').check();
  await clickForward(page, polish, 'summary');
  await expect(flags).toBeVisible();
});
