import type { Page } from '@playwright/test';
import { KeyboardWalk } from '../reading/keyboardWalk';
import { waitForFonts } from '../pages/application';
import { section } from '../pages/journey';
import { expect, test } from '../test';

const WINDOWS = [
  { width: 1280, height: 800, town: 'Gdańsk', city: 'Katowice' },
  { width: 390, height: 844, town: 'Warszawa', city: 'Poznań' },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens the first screen for the keyboard alone. */
async function startWalk(page: Page) {
  await page.goto('/');
  await expect(page.getByRole('radio').first()).toBeVisible();
  // The fonts would move a stop while it is measured.
  await waitForFonts(page);
  return {
    walk: new KeyboardWalk(page),
    radios: (name: string | RegExp) => page.getByRole('radiogroup', { name }),
    forward: page.getByRole('button', { name: /^Dalej/ }),
  };
}

for (const { town, city, ...viewport } of WINDOWS) {
  test.describe(`keyboard only, ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a Pole completes the application by keyboard', async ({ page }) => {
      const { walk, radios, forward } = await startWalk(page);
      await walk.choose(radios(/^Studia wyższe/), 'Bezpieczeństwo wewnętrzne');
      await walk.press(forward, 'Enter');
      await walk.onScreen('Wybierz specjalność');
      await walk.choose(radios('Specjalność'), 'Kryminalistyka i kryminologia');
      await walk.press(forward, 'Space');
      await walk.onScreen('Wybierz miasto');
      await walk.choose(radios('Miasto'), town);
      await walk.press(forward, 'Enter');
      await walk.onScreen('Wybierz poziom studiów');
      await walk.choose(radios('Poziom studiów'), 'Studia I stopnia – licencjackie');
      await walk.press(forward, 'Enter');
      await walk.onScreen('Wybierz tryb studiów');
      await walk.choose(radios('Tryb studiów'), 'Niestacjonarne');
      await walk.press(forward, 'Enter');
      await walk.onScreen('Informacje do umowy');

      await walk.press(page.getByRole('checkbox', { name: /legitymację/ }), 'Space');
      const personal = section(page, 'Dane osobowe');
      await walk.type(personal.getByLabel('Imię', { exact: true }), 'Przykład');
      await walk.type(personal.getByLabel('Nazwisko'), 'Testowski');
      await walk.type(personal.getByLabel('Numer PESEL'), '44051401359');
      await walk.type(personal.getByLabel('Miejsce urodzenia'), 'Przykładowo');
      await walk.to(personal.getByRole('radio', { name: 'Mężczyzna' }));
      const home = section(page, 'Adres zamieszkania');
      await walk.type(home.getByLabel('Kod pocztowy'), '30059');
      await expect(home.getByLabel('Miejscowość', { exact: true })).toHaveValue('Kraków');
      await walk.to(home.getByLabel('Ulica'));
      await page.keyboard.press('Control+A');
      await page.keyboard.type('ul. Wymyślona');
      await walk.type(home.getByLabel(/^Numer domu/), '7/1');
      const contact = section(page, 'Dane kontaktowe');
      await walk.type(contact.getByLabel('Adres e-mail'), 'kandydat@uczelnia.example');
      await walk.type(contact.getByLabel('Numer telefonu'), '600 100 200');
      const questions = section(page, 'Dodatkowe pytania');
      await walk.choose(questions.getByRole('radiogroup'), 'Nie');
      await walk.type(questions.getByRole('textbox'), 'Szkoła testowa, Przykładowo');
      await walk.press(page.getByRole('checkbox', { name: /^Zaznacz wszystkie/ }), 'Space');
      await walk.press(page.getByRole('button', { name: /zakończ rekrutację$/ }), 'Enter');

      await expect(page).toHaveURL(/\/zakonczenie$/);
      await walk.onScreen('Dziękujemy, zapisaliśmy Twoje zgłoszenie');
      // The backend's text shifts the content below when it loads.
      await expect(page.getByRole('heading', { name: 'Co dalej?' })).toBeVisible();
      await walk.to(page.getByRole('button', { name: 'Zacznij nowe zgłoszenie' }));
      report(walk);
    });

    test('a foreigner with a passport completes the application by keyboard', async ({ page }) => {
      const { walk, radios, forward } = await startWalk(page);
      const group = page.getByRole('button', { name: /^Pozostałe studia podyplom/ });
      await walk.press(group, 'Enter');
      await expect(group).toHaveAttribute('aria-expanded', 'true');
      await walk.choose(radios(/^Pozostałe studia/), 'Doradztwo zawodowe i personalne');
      await walk.press(forward, 'Enter');
      await walk.onScreen('Wybierz tryb studiów');
      await walk.choose(radios('Tryb studiów'), 'Niestacjonarne');
      await walk.press(forward, 'Enter');
      await walk.onScreen('Wybierz miasto');
      await walk.choose(radios('Miasto'), city);
      await walk.press(forward, 'Enter');
      await walk.onScreen('Informacje do umowy');

      await walk.choose(radios('Obywatelstwo'), /^Nie mam/);
      await walk.choose(radios(/PESEL/), /^Nie/);
      const personal = section(page, 'Dane osobowe');
      await walk.type(personal.getByLabel('Imię', { exact: true }), 'Bo');
      await walk.type(personal.getByLabel('Nazwisko'), 'Testenko');
      await walk.type(personal.getByLabel(/^Rodzaj dokumentu/), 'Pasz');
      await walk.type(personal.getByLabel(/^Seria i\snumer/), 'XX 123456');
      await walk.type(personal.getByRole('spinbutton', { name: 'Dzień' }), '29022000');
      await walk.type(personal.getByLabel('Miejsce urodzenia'), 'Przykładowo');
      await walk.choose(personal.getByRole('radiogroup', { name: 'Płeć' }), 'Kobieta');
      await walk.type(personal.getByLabel('Obywatelstwo'), 'ukr');
      await walk.type(personal.getByLabel('Kraj pochodzenia'), 'Ukr');
      const home = section(page, 'Adres zamieszkania');
      await walk.type(home.getByLabel('Kraj', { exact: true }), 'Ukr');
      await walk.type(home.getByLabel('Kod pocztowy'), '01001');
      await walk.type(home.getByLabel('Miejscowość', { exact: true }), 'Kijów');
      await walk.type(home.getByLabel('Rodzaj miejscowości'), 'Mia');
      await walk.type(home.getByLabel('Ulica'), 'Wymyślona');
      await walk.type(home.getByLabel(/^Numer domu/), '12');
      const contact = section(page, 'Dane kontaktowe');
      await walk.type(contact.getByLabel('Adres e-mail'), 'cudzoziemka@uczelnia.example');
      await walk.type(contact.getByLabel('Numer telefonu'), '600 100 300');
      const questions = section(page, 'Dodatkowe pytania');
      await walk.choose(questions.getByRole('radiogroup', { name: /^Czy masz dyplom/ }), 'Tak');
      await walk.type(questions.getByLabel(/^Nazwa ukończonej uczelni/), 'Uczelnia testowa, 2021');
      await walk.press(page.getByRole('checkbox', { name: /^Zaznacz wszystkie/ }), 'Space');
      await walk.press(page.getByRole('button', { name: /zakończ rekrutację$/ }), 'Enter');

      // Two letters are too short for a first name, unless the candidate confirms it.
      await expect(page.getByRole('alert', { name: /popraw/i })).toBeFocused();
      await walk.press(page.getByRole('link', { name: /^Podaj imię/ }), 'Enter');
      await expect(personal.getByLabel('Imię', { exact: true })).toBeFocused();
      await walk.press(personal.getByRole('checkbox').first(), 'Space');
      await walk.press(page.getByRole('button', { name: /zakończ rekrutację$/ }), 'Enter');

      await expect(page).toHaveURL(/\/zakonczenie$/);
      await walk.onScreen('Dziękujemy, zapisaliśmy Twoje zgłoszenie');
      report(walk);
    });
  });
}

/** Checks all stops, and adds their number to the report. */
function report(walk: KeyboardWalk): void {
  const description = `${walk.stops.length} stops of the focus measured`;
  test.info().annotations.push({ type: 'keyboard', description });
  process.stdout.write(`${test.info().title}: ${description}\n`);
  expect([...new Set(walk.faults)]).toEqual([]);
}
