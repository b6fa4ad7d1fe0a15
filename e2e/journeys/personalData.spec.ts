import type { Page } from '@playwright/test';
import { CANDIDATE, type Form, section } from '../pages/form';
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

test('a reload keeps typed data except the PESEL', async ({ page }) => {
  await fillForm(page);
  expect(await stored(page)).not.toContain(CANDIDATE.pesel);
  await page.reload();
  await expect(firstName(page)).toHaveValue(CANDIDATE.firstName);
  await expect(page.getByLabel('Adres e-mail')).toHaveValue(CANDIDATE.email);
  await expect(section(page, 'Adres zamieszkania').getByLabel('Ulica')).toHaveValue(
    CANDIDATE.street,
  );
  await expect(pesel(page)).toHaveValue('');
  await expect(restored(page)).toBeVisible();
  await expect(page.getByText('przy innym wyborze studiów')).toBeHidden();
});

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

test('a tab restored after 60 minutes is empty', async ({ page }) => {
  await fillForm(page);
  await page.clock.setSystemTime(Date.now() + HOUR);
  await page.reload();
  await expect(firstName(page)).toHaveValue('');
  await expect.poll(() => stored(page)).not.toContain(CANDIDATE.firstName);
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

test('"clear my data" asks, then clears everything but the chosen studies', async ({ page }) => {
  await fillForm(page);
  const button = page.getByRole('button', { name: 'Usuń moje dane' });
  await button.click();
  await page.getByRole('button', { name: 'Zostaw dane' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(pesel(page)).toHaveValue(CANDIDATE.pesel);
  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń moje dane' }).click();
  await expect(page.getByText('Usunęliśmy wpisane dane.')).toBeVisible();
  await expect(pesel(page)).toHaveValue('');
  for (const value of TYPED) expect(await stored(page)).not.toContain(value);
  await page.reload();
  await expect(firstName(page)).toHaveValue('');
  await expect(section(page, 'Wybrane studia')).toContainText('Katowice');
});

test('data for support contains no typed value, and its link restores the choices', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await fillForm(page);
  await page.getByRole('button', { name: 'Pokaż dane dla pomocy technicznej' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Dane dla pomocy technicznej' });
  await dialog.getByRole('button', { name: 'Wszystkie dane' }).click();
  const text = await dialog.getByRole('textbox').inputValue();
  for (const value of [...TYPED, '30-059', '30059']) expect(text).not.toContain(value);
  expect(text).toMatch(/"build": "[0-9a-f]{10}"/);
  expect(text).toContain('GET kody-pocztowe/{kodPocztowy}');
  expect(text).toContain('"pesel"');
  await dialog.getByRole('button', { name: 'Skopiuj link' }).click();
  await expect(dialog.getByText('Skopiowano.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/podsumowanie#support=[\w-]+$/);

  const elsewhere = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
  await elsewhere.goto(link);
  await elsewhere.getByRole('button', { name: 'Wczytaj', exact: true }).click();
  await expect(section(elsewhere, 'Wybrane studia')).toContainText('Katowice');
  await expect(firstName(elsewhere)).toHaveValue('');
  await expect(elsewhere).toHaveURL(({ hash }) => hash === '');
  await elsewhere.close();
});

test.describe('a browser without storage', () => {
  const WAYS = [
    {
      name: 'blocks its storages',
      script: () => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        }
      },
    },
    {
      name: 'is full',
      script: () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    },
  ];
  for (const { name, script } of WAYS) {
    test(`one that ${name} says so until that is dismissed, and leads to the form`, async ({
      page,
    }) => {
      await page.addInitScript(script);
      const notice = page.getByRole('status').filter({ hasText: 'nie pozwala zapamiętać' });
      await page.goto('/');
      await expect(notice).toBeVisible();
      const form = await chooseStudies(page);
      await notice.getByRole('button', { name: 'Zamknij powiadomienie' }).click();
      await form.fillPole();
      await expect(pesel(page)).toHaveValue(CANDIDATE.pesel);
      await expect(page.getByText('nie pozwala zapamiętać')).toHaveCount(0);
    });
  }
});
