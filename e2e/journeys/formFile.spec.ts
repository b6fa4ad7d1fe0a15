import type { Browser, Page } from '@playwright/test';
import { basename } from 'node:path';
import { PATHS } from '../../src/domain/screens';
import { waitForFonts } from '../pages/application';
import { FilledForm } from '../pages/filledForm';
import { CANDIDATE, Form } from '../pages/form';
import { FormFile } from '../pages/formFile';
import { openForm } from '../pages/openForm';
import { expectScreen } from '../pages/screens';
import { open, settled, startVisit, WIDTHS } from '../pages/visit';
import { KeyboardUser } from '../reading/keyboardUser';
import { collectErrors, expect, test } from '../test';

/** The browser of another device: nothing is stored in it. */
async function onOtherDevice(
  browser: Browser,
  baseURL: string,
  act: (page: Page) => Promise<void>,
) {
  const page = await browser.newPage({ baseURL });
  const errors = collectErrors(page);
  await act(page);
  expect(errors).toEqual([]);
  await page.close();
}

const VIEW = { language: 'ru', scheme: 'dark', width: WIDTHS.desktop } as const;

test('a form goes to another device and is sent there', async ({ page, browser, backend }) => {
  const visit = await startVisit(page, VIEW);
  await FilledForm.open({ visit, backend });
  const taken = await new FormFile(page, visit.texts).take();
  expect(taken.name).toMatch(/^formularz-\d{4}-\d\d-\d\d\.rekrutacja$/);
  for (const value of [...Object.values(CANDIDATE), taken.passphrase]) {
    expect(taken.content.includes(value)).toBe(false);
  }

  await onOtherDevice(browser, backend.url, async (other) => {
    const there = await startVisit(other, VIEW);
    await open(there, PATHS.summary, there.whole);
    await expectScreen(other, there.texts, 'summary');
    const file = new FormFile(other, there.texts);
    await file.choose(taken);
    await file.confirm(`${taken.passphrase}1`);
    await expect(file.passphrase).toHaveAccessibleDescription(
      there.texts.beginning('podsumowanie.plik.blad.haslo'),
    );
    await file.confirm(taken.passphrase);
    await expect(file.dialog).toHaveCount(0);
    await expect(file.notice).toBeInViewport();

    const form = new Form(other, there.texts);
    const pesel = form.field(form.personal, 'podsumowanie.dane_osobowe.pesel');
    await expect(pesel).toHaveValue(CANDIDATE.pesel);
    await expect(form.birthDate).toHaveValue('14/05/1944');
    const homeAddress = form.section('podsumowanie.adres.tytul');
    await expect(form.field(homeAddress, 'podsumowanie.adres.miejscowosc')).toHaveValue('Kraków');
    const draft = () => other.evaluate(() => JSON.stringify(Object.values(sessionStorage)));
    await expect.poll(draft).toContain(CANDIDATE.firstName);
    expect(await draft()).not.toContain(CANDIDATE.pesel);
    await form.acceptAll();
    await form.submit();
    await expectScreen(other, there.texts, 'completion');
  });
});

test('both dialogs are used with the keyboard only', async ({ page }) => {
  const visit = await openForm(page, WIDTHS.phone);
  const { texts } = visit;
  await settled(visit);
  await waitForFonts(page);
  const user = new KeyboardUser(page);
  const file = new FormFile(page, texts);
  const form = new Form(page, texts);
  const firstName = form.field(form.personal, 'podsumowanie.dane_osobowe.imie');
  const passphrase = 'zielony parasol 7';
  await user.type(firstName, CANDIDATE.firstName);
  await user.press(file.button('podsumowanie.plik.wez', page), 'Enter');
  await user.type(file.passphrase, passphrase);
  const started = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const path = await (await started).path();
  await expect(file.passphrase).toBeFocused();
  await user.press(file.button('podsumowanie.plik.haslo.pokaz'), 'Space');
  await expect(file.passphrase).toHaveValue(passphrase);
  await user.press(file.button('okno.zamknij'), 'Space');
  await expect(file.dialog).toHaveCount(0);
  await expect(file.button('podsumowanie.plik.wez', page)).toBeFocused();

  await user.press(file.button('podsumowanie.plik.otworz', page), 'Enter');
  const picker = page.waitForEvent('filechooser');
  await user.press(file.button('podsumowanie.plik.wybierz'), 'Enter');
  await (await picker).setFiles(path);
  await expect(file.dialog.getByText(basename(path), { exact: true })).toBeVisible();
  await user.press(file.button('podsumowanie.plik.haslo.pokaz'), 'Space');
  await user.type(file.passphrase, passphrase);
  await page.keyboard.press('Enter');
  await user.press(file.button('podsumowanie.plik.zastap'), 'Enter');
  await expect(file.dialog).toHaveCount(0);
  await expect(file.button('podsumowanie.plik.otworz', page)).toBeFocused();
  await expect(firstName).toHaveValue(CANDIDATE.firstName);
  expect([...new Set(user.faults)]).toEqual([]);
});
