import type { Locator, Page } from '@playwright/test';
import { Catalogue } from '../pages/catalogue';
import { CANDIDATE, Form } from '../pages/form';
import {
  chooseDirection,
  clickForward,
  expectScreen,
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
