import type { Page } from '@playwright/test';
import { waitForFonts } from '../pages/application';
import { section } from '../pages/form';
import { openScreen } from '../pages/screens';
import { startVisit } from '../pages/visit';
import { KeyboardUser } from '../reading/keyboardUser';
import { expect, test } from '../test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens the first screen for the keyboard alone. */
async function openForKeyboard(page: Page) {
  await page.goto('/');
  await expect(page.getByRole('radio').first()).toBeVisible();
  // The fonts would move a stop while it is measured.
  await waitForFonts(page);
  return {
    user: new KeyboardUser(page),
    radios: (name: string | RegExp) => page.getByRole('radiogroup', { name }),
    forward: page.getByRole('button', { name: /^Dalej/ }),
  };
}

test.describe('keyboard only, 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a Pole completes the application by keyboard', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { user, radios, forward } = await openForKeyboard(page);
    await user.choose(radios(/^Studia wyższe/), 'Bezpieczeństwo wewnętrzne');
    await user.press(forward, 'Enter');
    await user.onScreen('Wybierz specjalność');
    await user.choose(radios('Specjalność'), 'Kryminalistyka i kryminologia');
    await user.press(forward, 'Space');
    await user.onScreen('Wybierz miasto');
    await user.choose(radios('Miasto'), 'Gdańsk');
    await user.press(forward, 'Enter');
    await user.onScreen('Wybierz poziom studiów');
    await user.choose(radios('Poziom studiów'), 'Studia I stopnia – licencjackie');
    await user.press(forward, 'Enter');
    await user.onScreen('Wybierz tryb studiów');
    await user.choose(radios('Tryb studiów'), 'Niestacjonarne');
    await user.press(forward, 'Enter');
    await user.onScreen('Informacje do umowy');

    await user.press(page.getByRole('checkbox', { name: /legitymację/ }), 'Space');
    const personal = section(page, 'Dane osobowe');
    await user.type(personal.getByLabel('Imię', { exact: true }), 'Przykład');
    await user.type(personal.getByLabel('Nazwisko'), 'Testowski');
    const pesel = personal.getByLabel('Numer PESEL');
    await user.to(pesel);
    await page.evaluate(() => navigator.clipboard.writeText(' 440514 01359 '));
    await page.keyboard.press('Control+V');
    await expect(pesel).toHaveValue('44051401359');
    await user.type(personal.getByLabel('Miejsce urodzenia'), 'Przykładowo');
    await user.to(personal.getByRole('radio', { name: 'Mężczyzna' }));
    const homeAddress = section(page, 'Adres zamieszkania');
    await user.type(homeAddress.getByLabel('Kod pocztowy'), '30059');
    await expect(homeAddress.getByText('Kraków', { exact: true })).toBeVisible();
    await user.to(homeAddress.getByLabel('Ulica'));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('ul. Wymyślona');
    await user.type(homeAddress.getByLabel(/^Numer domu/), '7/1');
    const contact = section(page, 'Dane kontaktowe');
    await user.type(contact.getByLabel('Adres e-mail'), 'kandydat@uczelnia.example');
    await user.type(contact.getByLabel('Numer telefonu'), '600 100 200');
    const questions = section(page, 'Dodatkowe pytania');
    await user.choose(questions.getByRole('radiogroup'), 'Nie');
    await user.type(questions.getByRole('textbox'), 'Szkoła testowa, Przykładowo');
    await user.press(page.getByRole('checkbox', { name: /^Zaznacz wszystkie/ }), 'Space');
    await send(page, user);

    await expect(page).toHaveURL(/\/zakonczenie$/);
    await user.onScreen('Dziękujemy, otrzymaliśmy Twoje zgłoszenie');
    // The backend's text shifts the content below when it loads.
    await expect(page.getByRole('heading', { name: 'Co dalej?' })).toBeVisible();
    await user.to(page.getByRole('button', { name: 'Zacznij nowe zgłoszenie' }));
    report(user);
  });
});

test.describe('keyboard only, 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a foreigner with a passport completes the application by keyboard', async ({ page }) => {
    const { user, radios, forward } = await openForKeyboard(page);
    const group = page.getByRole('button', { name: /^Pozostałe studia podyplom/ });
    await user.press(group, 'Enter');
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await user.choose(radios(/^Pozostałe studia/), 'Doradztwo zawodowe i personalne');
    await user.press(forward, 'Enter');
    await user.onScreen('Wybierz tryb studiów');
    await user.choose(radios('Tryb studiów'), 'Niestacjonarne');
    await user.press(forward, 'Enter');
    await user.onScreen('Wybierz miasto');
    await user.choose(radios('Miasto'), 'Poznań');
    await user.press(forward, 'Enter');
    await user.onScreen('Informacje do umowy');

    await user.choose(radios('Obywatelstwo'), /^Mam inne/);
    await user.choose(radios(/PESEL/), /^Nie/);
    const personal = section(page, 'Dane osobowe');
    await user.type(personal.getByLabel('Imię', { exact: true }), 'Bo');
    await user.type(personal.getByLabel('Nazwisko'), 'Testenko');
    await user.type(personal.getByLabel(/^Rodzaj dokumentu/), 'Pasz');
    await user.type(personal.getByLabel(/^Seria i\snumer/), 'XX 123456');
    await user.type(personal.getByLabel('Data urodzenia', { exact: true }), '29022000');
    await user.type(personal.getByLabel('Miejsce urodzenia'), 'Przykładowo');
    await user.choose(personal.getByRole('radiogroup', { name: 'Płeć' }), 'Kobieta');
    await user.type(personal.getByLabel('Obywatelstwo'), 'ukr');
    await user.type(personal.getByLabel('Kraj pochodzenia'), 'Ukr');
    const homeAddress = section(page, 'Adres zamieszkania');
    await user.type(homeAddress.getByLabel('Kraj', { exact: true }), 'Ukr');
    await user.type(homeAddress.getByLabel('Kod pocztowy'), '01001');
    await user.type(homeAddress.getByLabel('Miejscowość', { exact: true }), 'Kijów');
    await user.type(homeAddress.getByLabel('Rodzaj miejscowości'), 'Mia');
    await user.type(homeAddress.getByLabel('Ulica'), 'Wymyślona');
    await user.type(homeAddress.getByLabel(/^Numer domu/), '12');
    const contact = section(page, 'Dane kontaktowe');
    await user.type(contact.getByLabel('Adres e-mail'), 'cudzoziemka@uczelnia.example');
    await user.type(contact.getByLabel('Numer telefonu'), '600 100 300');
    const questions = section(page, 'Dodatkowe pytania');
    await user.choose(questions.getByRole('radiogroup', { name: /^Czy masz dyplom/ }), 'Tak');
    await user.type(questions.getByLabel(/^Nazwa uczelni/), 'Uczelnia testowa, 2021');
    await user.press(page.getByRole('checkbox', { name: /^Zaznacz wszystkie/ }), 'Space');
    await send(page, user);

    // Two letters are too short for a first name, unless the candidate confirms it.
    await expect(page.getByRole('region', { name: /popraw/i })).toBeFocused();
    await user.press(page.getByRole('region', { name: /popraw/i }).getByRole('link'), 'Enter');
    await expect(personal.getByLabel('Imię', { exact: true })).toBeFocused();
    await user.press(personal.getByRole('checkbox').first(), 'Space');
    await send(page, user);

    await expect(page).toHaveURL(/\/zakonczenie$/);
    await user.onScreen('Dziękujemy, otrzymaliśmy Twoje zgłoszenie');
    report(user);
  });
});

test('a question without an answer is one stop of the Tab key, and a derived value none', async ({
  page,
}) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 1280 });
  await openScreen(visit, 'summary');
  const personal = section(page, 'Dane osobowe');
  await personal.getByLabel('Numer PESEL').focus();
  await page.keyboard.press('Tab');
  await expect(personal.getByRole('checkbox', { name: /numeru PESEL/ })).toBeFocused();
  for (const label of ['Miejsce urodzenia', 'Kobieta', 'Kraj pochodzenia']) {
    await page.keyboard.press('Tab');
    await expect(personal.getByLabel(label)).toBeFocused();
  }
  for (const label of ['Kobieta', 'Miejsce urodzenia']) {
    await page.keyboard.press('Shift+Tab');
    await expect(personal.getByLabel(label)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(personal.getByLabel('Mężczyzna')).toBeChecked();
});

/** Presses the submit button: the Tab key passes the whole review first. */
async function send(page: Page, user: KeyboardUser): Promise<void> {
  const button = page.locator('#submit').filter({ visible: true });
  await user.to(button);
  await expect(button).toHaveText('Wyślij zgłoszenie');
  await page.keyboard.press('Enter');
}

/** Checks all stops, and adds their number to the report. */
function report(user: KeyboardUser): void {
  const description = `${user.stops.length} stops of the focus measured`;
  test.info().annotations.push({ type: 'keyboard', description });
  process.stdout.write(`${test.info().title}: ${description}\n`);
  expect([...new Set(user.faults)]).toEqual([]);
}
