import type { Locator } from '@playwright/test';
import { offerValue } from '../../src/domain/offerValues';
import { PATHS } from '../../src/domain/screens';
import { STEP_ORDER } from '../../src/domain/selection';
import { section } from '../pages/form';
import { openForm } from '../pages/openForm';
import { clickForward, expectScreen } from '../pages/screens';
import { open, settled, startVisit } from '../pages/visit';
import { expect, test } from '../test';

const VIEW = { language: 'pl', scheme: 'light', width: 1280 } as const;

test.describe('pasting', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  async function paste(field: Locator, text: string): Promise<void> {
    await field.page().evaluate((words) => navigator.clipboard.writeText(words), text);
    await field.focus();
    await field.page().keyboard.press('Control+V');
  }

  test('takes spaces and the prefix off PESEL, postcode, number and address', async ({ page }) => {
    await openForm(page);
    const pesel = page.getByLabel('Numer PESEL');
    await paste(pesel, ' 440514 01359 ');
    await expect(pesel).toHaveValue('44051401359');
    await expect(page.getByText('Numer jest poprawny')).toBeVisible();
    const homeAddress = section(page, 'Adres zamieszkania');
    await paste(homeAddress.getByLabel('Kod pocztowy'), '00-950');
    await expect(homeAddress.getByLabel('Kod pocztowy')).toHaveValue('00-950');
    await expect(homeAddress.getByLabel('Miejscowość', { exact: true })).toBeEnabled();
    const contact = section(page, 'Dane kontaktowe');
    await contact.getByLabel('Numer kierunkowy').selectOption('+49');
    await paste(contact.getByLabel('Numer telefonu').last(), '+48 600 100 200');
    await expect(contact.getByLabel('Numer kierunkowy')).toHaveValue('+48');
    await expect(contact.locator('input[type=tel]')).toHaveValue('600100200');
    await paste(contact.getByLabel('Adres e-mail'), ' kandydat@uczelnia.example ');
    await expect(section(page, 'Wysłanie zgłoszenia')).toContainText(
      'kandydat@uczelnia.example, +48 600 100 200',
    );
  });
});

test('back and forward lose nothing, and each screen starts at its heading', async ({ page }) => {
  const visit = await startVisit(page, { ...VIEW, width: 390 });
  const { texts, offer } = visit;
  await open(visit, PATHS.direction);
  await expectScreen(page, texts, 'direction');
  const heading = page.getByRole('heading', { level: 1 });
  const way = STEP_ORDER.STUDIA_WYZSZE;
  const screens = [...way, 'summary'] as const;
  for (const [index, step] of way.entries()) {
    const row = page.getByRole('radio', { name: offerValue(offer, step), exact: true });
    await row.check();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await clickForward(page, texts, screens[index + 1] ?? 'summary');
    await expect(heading).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }

  // The last checkbox is a consent.
  await settled(visit);
  // Each step's page contains the fields as well, hidden.
  const field = (name: string) => page.locator(`[name="${name}"]`).filter({ visible: true });
  const typed = { imie: 'Przykład', pesel: '4405140', 'adres.adres': 'ul. Wy', email: 'a@' };
  for (const [name, value] of Object.entries(typed)) {
    await field(name).fill(value);
  }
  await page.getByRole('checkbox').last().check();
  const isWhole = async () => {
    for (const [name, value] of Object.entries(typed)) {
      await expect(field(name)).toHaveValue(value);
    }
    await expect(page.getByRole('checkbox').last()).toBeChecked();
  };

  for (const step of [...way].reverse()) {
    await page.goBack();
    await expectScreen(page, texts, step);
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    const row = page.getByRole('radio', { name: offerValue(offer, step), exact: true });
    await expect(row).toBeChecked();
    // Each step has a way back to the unchanged form.
    const away = screens.length - 1 - screens.indexOf(step);
    await page.evaluate((steps) => history.go(steps), away);
    await expectScreen(page, texts, 'summary');
    await isWhole();
    await page.evaluate((steps) => history.go(-steps), away);
    await expectScreen(page, texts, step);
  }
  for (const screen of screens.slice(1)) {
    await page.goForward();
    await expectScreen(page, texts, screen);
    if (screen !== 'summary') await expect(heading).toBeFocused();
  }
  await isWhole();
});
