import type { Locator, Page } from '@playwright/test';
import { waitForFonts } from '../pages/application';
import { Form, section } from '../pages/form';
import { FORWARD, openScreen } from '../pages/screens';
import { type MessageId, POLISH } from '../pages/texts';
import { startVisit } from '../pages/visit';
import { KeyboardUser } from '../reading/keyboardUser';
import { expect, test } from '../test';

const { beginning, say } = POLISH;

const field = (part: Locator, label: MessageId) => part.getByLabel(say(label), { exact: true });

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
    forward: page.getByRole('button', { name: FORWARD }),
  };
}

test.describe('keyboard only, 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a Pole completes the application by keyboard', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { user, radios, forward } = await openForKeyboard(page);
    await user.choose(
      radios(beginning('kierunek.grupa.studia_wyzsze.tytul')),
      'Bezpieczeństwo wewnętrzne',
    );
    await user.press(forward, 'Enter');
    await user.onScreen(say('specjalnosc.tytul'));
    await user.choose(radios(say('krok.nazwa.specjalnosc')), 'Kryminalistyka i kryminologia');
    await user.press(forward, 'Space');
    await user.onScreen(say('miasto.tytul'));
    await user.choose(radios(say('krok.nazwa.miasto')), 'Gdańsk');
    await user.press(forward, 'Enter');
    await user.onScreen(say('poziom.tytul'));
    await user.choose(radios(say('krok.nazwa.poziom')), 'Studia I stopnia – licencjackie');
    await user.press(forward, 'Enter');
    await user.onScreen(say('tryb.tytul'));
    await user.choose(radios(say('krok.nazwa.tryb')), 'Niestacjonarne');
    await user.press(forward, 'Enter');
    await user.onScreen(say('podsumowanie.tytul'));

    const form = new Form(page, POLISH);
    await user.press(form.studentCard, 'Space');
    const personal = section(page, 'podsumowanie.dane_osobowe.tytul');
    await user.type(field(personal, 'podsumowanie.dane_osobowe.imie'), 'Przykład');
    await user.type(field(personal, 'podsumowanie.dane_osobowe.nazwisko'), 'Testowski');
    const pesel = field(personal, 'podsumowanie.dane_osobowe.pesel');
    await user.to(pesel);
    await page.evaluate(() => navigator.clipboard.writeText(' 440514 01359 '));
    await page.keyboard.press('Control+V');
    await user.type(field(personal, 'podsumowanie.dane_osobowe.miejsce_ur'), 'Przykładowo');
    await expect(pesel).toHaveValue('44051401359');
    await user.to(
      personal.getByRole('radio', {
        name: say('podsumowanie.dane_osobowe.plec.mezczyzna'),
        exact: true,
      }),
    );
    const homeAddress = section(page, 'podsumowanie.adres.tytul');
    await user.type(field(homeAddress, 'podsumowanie.adres.kod_pocztowy'), '30059');
    await form.expectTown(homeAddress);
    await user.to(field(homeAddress, 'podsumowanie.adres.ulica'));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('ul. Wymyślona');
    await user.type(field(homeAddress, 'podsumowanie.adres.numer_domu'), '7/1');
    const contact = section(page, 'podsumowanie.dane_kontaktowe.tytul');
    await user.type(
      field(contact, 'podsumowanie.dane_kontaktowe.email'),
      'kandydat@uczelnia.example',
    );
    await user.type(field(contact, 'podsumowanie.dane_kontaktowe.numer'), '600 100 200');
    const questions = section(page, 'podsumowanie.formularze.tytul');
    await user.choose(questions.getByRole('radiogroup'), say('podsumowanie.formularze.nie'));
    await user.type(questions.getByRole('textbox'), 'Szkoła testowa, Przykładowo');
    await user.press(
      page.getByRole('checkbox', { name: beginning('podsumowanie.regulamin.wszystkie') }),
      'Space',
    );
    await send(page, user);

    await expect(page).toHaveURL(/\/zakonczenie$/);
    await user.onScreen(say('zakonczenie.tytul'));
    // The backend's text shifts the content below when it loads.
    await expect(
      page.getByRole('heading', { name: say('zakonczenie.podziekowanie.tytul') }),
    ).toBeVisible();
    await user.to(page.getByRole('button', { name: say('zakonczenie.nowe') }));
    report(user);
  });
});

test.describe('keyboard only, 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a foreigner with a passport completes the application by keyboard', async ({ page }) => {
    const { user, radios, forward } = await openForKeyboard(page);
    const group = page.getByRole('button', { name: beginning('kierunek.grupa.podyplomowe.tytul') });
    await user.press(group, 'Enter');
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await user.choose(
      radios(beginning('kierunek.grupa.podyplomowe.tytul')),
      'Doradztwo zawodowe i personalne',
    );
    await user.press(forward, 'Enter');
    await user.onScreen(say('tryb.tytul'));
    await user.choose(radios(say('krok.nazwa.tryb')), 'Niestacjonarne');
    await user.press(forward, 'Enter');
    await user.onScreen(say('miasto.tytul'));
    await user.choose(radios(say('krok.nazwa.miasto')), 'Poznań');
    await user.press(forward, 'Enter');
    await user.onScreen(say('podsumowanie.tytul'));

    await user.choose(
      radios(say('podsumowanie.dane_osobowe.obywatelstwo')),
      beginning('podsumowanie.obywatelstwo.inne'),
    );
    await user.choose(
      radios(say('podsumowanie.obywatelstwo.pesel')),
      say('podsumowanie.obywatelstwo.pesel_nie'),
    );
    const personal = section(page, 'podsumowanie.dane_osobowe.tytul');
    await user.type(field(personal, 'podsumowanie.dane_osobowe.imie'), 'Bo');
    await user.type(field(personal, 'podsumowanie.dane_osobowe.nazwisko'), 'Testenko');
    await user.type(
      personal.getByLabel(beginning('podsumowanie.dane_osobowe.rodzaj_dowodu')),
      say('podsumowanie.dane_osobowe.rodzaj_dowodu.paszport').slice(0, 4),
    );
    await user.type(
      personal.getByLabel(beginning('podsumowanie.dane_osobowe.seria_numer_dowodu')),
      'XX 123456',
    );
    await user.type(field(personal, 'podsumowanie.dane_osobowe.data_ur'), '29022000');
    await user.type(field(personal, 'podsumowanie.dane_osobowe.miejsce_ur'), 'Przykładowo');
    await user.choose(
      personal.getByRole('radiogroup', { name: say('podsumowanie.dane_osobowe.plec') }),
      say('podsumowanie.dane_osobowe.plec.kobieta'),
    );
    await user.type(field(personal, 'podsumowanie.dane_osobowe.obywatelstwo'), 'ukr');
    await user.type(field(personal, 'podsumowanie.dane_osobowe.kraj_pochodzenia'), 'Ukr');
    const homeAddress = section(page, 'podsumowanie.adres.tytul');
    await user.type(field(homeAddress, 'podsumowanie.adres.kraj'), 'Ukr');
    await user.type(field(homeAddress, 'podsumowanie.adres.kod_pocztowy'), '01001');
    await user.type(field(homeAddress, 'podsumowanie.adres.miejscowosc'), 'Kijów');
    await user.type(
      field(homeAddress, 'podsumowanie.adres.rodzaj_miejscowosci'),
      say('podsumowanie.adres.rodzaj_miejscowosci.miasto').slice(0, 3),
    );
    await user.type(field(homeAddress, 'podsumowanie.adres.ulica'), 'Wymyślona');
    await user.type(field(homeAddress, 'podsumowanie.adres.numer_domu'), '12');
    const contact = section(page, 'podsumowanie.dane_kontaktowe.tytul');
    await user.type(
      field(contact, 'podsumowanie.dane_kontaktowe.email'),
      'cudzoziemka@uczelnia.example',
    );
    await user.type(field(contact, 'podsumowanie.dane_kontaktowe.numer'), '600 100 300');
    const questions = section(page, 'podsumowanie.formularze.tytul');
    await user.choose(
      questions.getByRole('radiogroup', { name: /^Czy masz dyplom/ }),
      say('podsumowanie.formularze.tak'),
    );
    await user.type(questions.getByLabel(/^Nazwa uczelni/), 'Uczelnia testowa, 2021');
    await user.press(
      page.getByRole('checkbox', { name: beginning('podsumowanie.regulamin.wszystkie') }),
      'Space',
    );
    await send(page, user, 'podsumowanie.zakonczenie.sprawdz');

    // Two letters are too short for a first name, unless the candidate confirms it.
    await expect(page.locator('main [role=region]')).toBeFocused();
    await user.press(page.locator('main [role=region]').getByRole('link'), 'Enter');
    await expect(field(personal, 'podsumowanie.dane_osobowe.imie')).toBeFocused();
    await user.press(personal.getByRole('checkbox').first(), 'Space');
    await send(page, user);

    await expect(page).toHaveURL(/\/zakonczenie$/);
    await user.onScreen(say('zakonczenie.tytul'));
    report(user);
  });
});

test('a question without an answer is one stop of the Tab key, and a derived value none', async ({
  page,
}) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 1280 });
  await openScreen(visit, 'summary');
  const personal = section(page, 'podsumowanie.dane_osobowe.tytul');
  await field(personal, 'podsumowanie.dane_osobowe.pesel').focus();
  await page.keyboard.press('Tab');
  await expect(
    personal.getByRole('checkbox', { name: say('podsumowanie.dane_osobowe.brak_pesel') }),
  ).toBeFocused();
  for (const label of [
    say('podsumowanie.dane_osobowe.miejsce_ur'),
    say('podsumowanie.dane_osobowe.plec.kobieta'),
    say('podsumowanie.dane_osobowe.kraj_pochodzenia'),
  ]) {
    await page.keyboard.press('Tab');
    await expect(personal.getByLabel(label)).toBeFocused();
  }
  for (const label of [
    say('podsumowanie.dane_osobowe.plec.kobieta'),
    say('podsumowanie.dane_osobowe.miejsce_ur'),
  ]) {
    await page.keyboard.press('Shift+Tab');
    await expect(personal.getByLabel(label)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(field(personal, 'podsumowanie.dane_osobowe.plec.mezczyzna')).toBeChecked();
});

/** Presses the submit button: the Tab key passes the whole review first. */
async function send(
  page: Page,
  user: KeyboardUser,
  name: MessageId = 'podsumowanie.zakonczenie.przycisk',
): Promise<void> {
  const button = page.locator('#submit').filter({ visible: true });
  await user.to(button);
  await expect(button).toHaveText(say(name));
  await page.keyboard.press('Enter');
}

/** Checks all stops, and adds their number to the report. */
function report(user: KeyboardUser): void {
  const description = `${user.stops.length} stops of the focus measured`;
  test.info().annotations.push({ type: 'keyboard', description });
  process.stdout.write(`${test.info().title}: ${description}\n`);
  expect([...new Set(user.faults)]).toEqual([]);
}
