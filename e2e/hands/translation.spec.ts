import type { Page } from '@playwright/test';
import { Form, section } from '../pages/form';
import { textsOf } from '../pages/texts';
import { translate } from '../pages/translation';
import { expect, test } from '../test';

const form = (page: Page) => new Form(page, textsOf('pl'));
const submit = (page: Page) => page.getByRole('button', { name: /zakończ rekrutację$/ }).click();

/** The candidates of the two pages, with the same birth date, sex and e-mail, so that both pages look the same. */
const PESELS = ['44051401359', '44051401373'] as const;

const WALK: readonly (readonly [
  what: string,
  act: (page: Page, pesel: string) => Promise<void>,
])[] = [
  ['the search', (page) => page.getByRole('searchbox').fill('adm')],
  ['another search', (page) => page.getByRole('searchbox').fill('admin')],
  ['no hits', (page) => page.getByRole('searchbox').fill('zzz')],
  [
    'the search is cleared',
    (page) => page.getByRole('button', { name: 'Wyczyść wyszukiwanie' }).click(),
  ],
  ['the dark theme', (page) => page.getByRole('switch').check()],
  ['a direction', (page) => choose(page, 'Finanse i rachunkowość')],
  ['another one', (page) => choose(page, 'Administracja')],
  ['a language is asked about', (page) => page.getByRole('button', { name: /^EN/ }).click()],
  ['and left', (page) => page.getByRole('button', { name: /^Zostaw/ }).click()],
  ['the specialisations', (page) => forward(page)],
  ['a search among them', (page) => page.getByRole('searchbox').fill('samo')],
  ['none of them', (page) => page.getByRole('searchbox').fill('zzz')],
  ['all of them', (page) => page.getByRole('button', { name: /^Pokaż wszystkie/ }).click()],
  ['a specialisation', (page) => choose(page, 'Administracja samorządowa')],
  ['the cities', (page) => forward(page)],
  ['a city', (page) => choose(page, 'Warszawa')],
  ['the levels', (page) => forward(page)],
  ['a level', (page) => choose(page, 'Studia I stopnia – licencjackie')],
  ['back', (page) => page.getByRole('button', { name: 'Wstecz' }).click()],
  ['another city', (page) => choose(page, 'Katowice')],
  ['the levels again', (page) => forward(page)],
  ['a level again', (page) => choose(page, 'Studia II stopnia – magisterskie')],
  ['the modes', (page) => forward(page)],
  ['a mode', (page) => choose(page, 'Niestacjonarne')],
  ['the form', (page) => forward(page)],
  [
    'back to the modes',
    async (page) => {
      await page.goBack();
    },
  ],
  ['the form again', (page) => forward(page)],
  ['its errors', (page) => submit(page)],
  ['a foreigner', (page) => choose(page, 'Nie mam obywatelstwa polskiego')],
  ['with a PESEL', (page) => choose(page, 'Tak', 'Czy masz numer PESEL?')],
  [
    'and a passport',
    async (page) => {
      await page.getByLabel(/^Rodzaj dokumentu/).selectOption('paszport');
    },
  ],
  ['without a PESEL', (page) => choose(page, 'Nie', 'Czy masz numer PESEL?')],
  ['a Pole', (page) => choose(page, 'Mam obywatelstwo polskie')],
  ['a wrong PESEL', (page) => page.getByLabel('Numer PESEL').fill('44051401358')],
  ['a right PESEL', (page, pesel) => page.getByLabel('Numer PESEL').fill(pesel)],
  ['a short name', (page) => page.getByLabel('Imię', { exact: true }).fill('Bo')],
  ['a longer one', (page) => page.getByLabel('Imię', { exact: true }).fill('Przykład')],
  ['the surname', (page) => page.getByLabel('Nazwisko').fill('Testowski')],
  ['the place of birth', (page) => page.getByLabel('Miejsce urodzenia').fill('Przykładowo')],
  ['an unknown postcode', (page) => page.getByLabel('Kod pocztowy').fill('99999')],
  ['an address', (page) => form(page).fillPolishAddress('podsumowanie.adres.tytul')],
  ['abroad', (page) => country(page, 'DE')],
  ['in Poland', (page) => country(page, 'PL')],
  ['another address', (page) => choose(page, 'Inny adres')],
  ['the same address', (page) => choose(page, 'Taki sam jak adres zamieszkania')],
  ['e-mail and phone', (page) => form(page).fillContact()],
  [
    'a text',
    (page) =>
      page
        .getByRole('button', { name: /^Pokaż treść/ })
        .first()
        .click(),
  ],
  ['closed', (page) => page.getByRole('dialog').getByRole('button').click()],
  ['the consents', (page) => form(page).acceptAll()],
  ['fewer details', (page) => page.getByRole('button', { name: 'Ukryj szczegóły' }).click()],
  [
    'the answers',
    async (page) => {
      const questions = section(page, 'Dodatkowe pytania');
      await questions.getByRole('radio', { name: 'Nie' }).check();
      await questions.getByRole('textbox').fill('Szkoła testowa');
    },
  ],
];

test('a translated page shows the same content', async ({ page, browser, baseURL }) => {
  test.setTimeout(180_000);
  await translate(page);
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'pl-PL' });
  const plain = await context.newPage();
  const pages = [page, plain] as const;
  const together = (act: (one: Page, pesel: string) => Promise<unknown>) =>
    Promise.all(pages.map((one, index) => act(one, PESELS[index] ?? '')));
  const same = async (what: string) => {
    // Each of the two applications has a number and a time of its own.
    const words = (one: Page) =>
      one.evaluate(() => {
        const own = [...document.querySelectorAll<HTMLElement>('[translate=no], time')];
        const text = own.reduce(
          (whole, { innerText }) => whole.replace(innerText, ''),
          document.body.innerText,
        );
        return text.replace(/\s+/g, ' ');
      });
    await expect(async () => {
      expect(await words(page), what).toBe(await words(plain));
    }).toPass({ timeout: 20_000 });
  };

  await together((one) => one.goto('/'));
  await together((one) => expect(one.getByRole('radio').first()).toBeVisible());
  await same('the first screen');
  expect(await page.locator('font').count()).toBeGreaterThan(50);
  for (const [what, act] of WALK) {
    await together((one, pesel) => act(one, pesel));
    await same(what);
  }

  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await together((one) =>
    one.route('**/kandydaci', async (route) => {
      await late;
      await route.continue();
    }),
  );
  await together((one) => submit(one));
  await together((one) => expect(one.getByRole('progressbar')).toBeVisible());
  await same('sending');
  arrive();
  await together((one) => expect(one).toHaveURL(/\/zakonczenie$/));
  await same('the last screen');
  await together((one) => one.getByRole('button', { name: 'Zacznij nowe zgłoszenie' }).click());
  await same('the first screen again');
  await context.close();
});

async function choose(page: Page, option: string, group?: string): Promise<void> {
  const part = group === undefined ? page : page.getByRole('radiogroup', { name: group });
  await part.getByRole('radio', { name: option, exact: true }).check();
}

async function forward(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Dalej/ }).click();
}

async function country(page: Page, value: string): Promise<void> {
  await page.locator('[name="adres.kraj"]').selectOption(value);
}
