import type { Page } from '@playwright/test';
import { CANDIDATE, type Form } from '../pages/form';
import { answerAll, chooseStudies } from '../pages/openForm';
import { expect, test } from '../test';

const TYPED = Object.values(CANDIDATE);
const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

const firstName = (page: Page) => page.getByLabel('Imię', { exact: true });
const pesel = (page: Page) => page.getByLabel('Numer PESEL');
const restored = (page: Page) => page.getByRole('main').getByText('Przywróciliśmy wpisane dane');

/** The contents of both storages. */
function stored(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
}

/** Goes to the form and fills in the candidate, and waits for the draft. */
async function fillForm(page: Page): Promise<Form> {
  const form = await chooseStudies(page);
  await form.fillPole();
  await expect.poll(() => stored(page)).toContain(CANDIDATE.phone);
  return form;
}

/** Restores the page from the back/forward cache, as after "back" from another site. */
async function returnFromMemory(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
}

test('the form is cleared after 60 minutes without a change, unless the candidate keeps it', async ({
  page,
}) => {
  await page.clock.install();
  await fillForm(page);
  const dialog = page.getByRole('dialog', { name: 'Usunąć wpisane dane?' });
  await page.clock.fastForward(HOUR - 4 * MINUTE);
  await dialog.getByRole('button', { name: 'Zostaw dane' }).click();
  await expect(dialog).toHaveCount(0);
  await page.clock.fastForward(HOUR - 4 * MINUTE);
  await expect(dialog).toBeVisible();
  expect(await stored(page)).toContain(CANDIDATE.firstName);
  await expect(page.locator('[name=imie]')).toHaveValue(CANDIDATE.firstName);

  await page.clock.fastForward(5 * MINUTE);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: 'przez 60 minut' })).toBeInViewport();
  await expect(firstName(page)).toHaveValue('');
  await expect(pesel(page)).toHaveValue('');
  await expect.poll(() => stored(page)).not.toContain(CANDIDATE.firstName);
  await page.reload();
  await expect(firstName(page)).toHaveValue('');
  await expect(restored(page)).toBeHidden();
});

test('after sending, no sent data is stored or shown', async ({ page }) => {
  const form = await fillForm(page);
  await answerAll(page);
  await form.acceptAll();
  await form.submit();
  await expect(page).toHaveURL(/\/zakonczenie$/);
  // The copy for paper is in the page as well, hidden.
  const email = page.getByRole('definition').filter({ hasText: CANDIDATE.email });
  await expect(email).toBeVisible();
  const left = await stored(page);
  for (const value of TYPED) expect(left).not.toContain(value);

  await returnFromMemory(page);
  await expect(email).toBeHidden();
  for (const value of TYPED) expect(await page.content()).not.toContain(value);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wybierz kierunek studiów');
  for (const value of TYPED) expect(await page.content()).not.toContain(value);
});

test('a browser that blocks its storages says so until that is dismissed, and leads to the form', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  const notice = page.getByRole('status').filter({ hasText: 'nie pozwala zapamiętać' });
  await page.goto('/');
  await expect(notice).toBeVisible();
  const form = await chooseStudies(page);
  await notice.getByRole('button', { name: 'Zamknij powiadomienie' }).click();
  await form.fillPole();
  await expect(pesel(page)).toHaveValue(CANDIDATE.pesel);
  await expect(page.getByText('nie pozwala zapamiętać')).toHaveCount(0);
});
