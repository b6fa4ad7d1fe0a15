import { screen, waitFor, within } from '@testing-library/react';
import { languageInfo, LANGUAGES } from '../../contract/languages';
import { OFFERS, testOffers, WHOLE } from '../../testing/domainFixtures';
import { ANYTHING, beginning, message, phrase } from '../../testing/message';
import { openApp } from '../../testing/openApp';
import { wide } from '../../testing/window';

const panel = () => within(screen.getByRole('complementary', { name: beginning('panel.opis') }));

test('[1.3.1] the header shows the recruitment title and the current selections', async () => {
  const { user } = openApp('/', { offers: OFFERS });
  const header = within(await screen.findByRole('banner'));
  expect(
    header.getByRole('link', { name: `${languageInfo('pl').title} Uczelnia` }),
  ).toHaveAttribute('href', '/');
  await user.click(await screen.findByRole('radio', { name: 'Kierunek A' }));
  const chosen = header.getByRole('list', { name: message('naglowek.wybor') });
  expect(within(chosen).getByText('Kierunek A')).toBeInTheDocument();
});

test('[1.3.3, 1.3.4] the side panel shows direction, specialisation, level, mode and city, each a link to its step', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation(wide);
  openApp('/podsumowanie', { offers: OFFERS, selection: WHOLE });
  await screen.findByRole('textbox', { name: message('podsumowanie.dane_osobowe.imie') });
  const links = panel()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual(
    expect.arrayContaining([
      ['Kierunek: Kierunek AZmień', '/'],
      ['Specjalność: Specjalność AZmień', '/wybor-specjalnosci'],
      ['Miasto: Miasto AZmień', '/wybor-miasta'],
      ['Poziom studiów: Poziom IZmień', '/wybor-poziomu'],
      ['Tryb studiów: Tryb dziennyZmień', '/wybor-trybu'],
    ]),
  );
});

test('[1.2.1, 1.3.5, 1.3.7] the side panel has theme, languages and the help line', async () => {
  const others = ['ru', 'cs', 'sk', 'de', 'eng'].map((lang) => ({ lang }));
  const { user } = openApp('/', { offers: [...testOffers('STUDIA_WYZSZE', ...others), ...OFFERS] });
  await screen.findByRole('radio', { name: 'Kierunek A' });
  const languages = within(panel().getByRole('group', { name: message('jezyk.tytul') }));
  expect(languages.getAllByRole('button').map((flag) => flag.textContent)).toEqual([
    'Polski',
    'English',
    'Deutsch',
    'Slovenčina',
    'Čeština',
    'Русский',
  ]);
  expect(
    panel().getByRole('link', { name: phrase('pomoc.zadzwon', { numer: ANYTHING }) }),
  ).toBeInTheDocument();
  await user.click(panel().getByRole('switch', { name: message('motyw.ciemny') }));
  await waitFor(() =>
    expect(document.documentElement).toHaveAttribute('data-mui-color-scheme', 'dark'),
  );
  await user.click(panel().getByRole('switch', { name: message('motyw.ciemny') }));
  await waitFor(() =>
    expect(document.documentElement).toHaveAttribute('data-mui-color-scheme', 'light'),
  );
});

test.each([
  ['/', true],
  ['/wybor-specjalnosci', false],
  ['/wybor-miasta', false],
  ['/wybor-poziomu', false],
  ['/wybor-trybu', false],
  ['/podsumowanie', true],
  ['/zakonczenie', true],
])('[2.1.9] %s shows the language flags: %s', async (path, shown) => {
  sessionStorage.setItem('rekrutacja.submitted', 'yes');
  openApp(path, { offers: OFFERS, selection: WHOLE });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() =>
    expect(screen.queryByText(message('start.wczytywanie'))).not.toBeInTheDocument(),
  );
  expect(screen.queryAllByRole('group', { name: message('jezyk.tytul') }).length > 0).toBe(shown);
});

test.each(LANGUAGES)('[1.2.5] the help line with +48 is shown in %s', async (lang) => {
  const config = { helpLine: '+48 12 345 67 89' };
  openApp('/', { offers: testOffers('STUDIA_WYZSZE', { lang }), language: lang, config });
  await screen.findByRole('radio', { name: 'Kierunek A' });
  const side = within(screen.getByRole('complementary'));
  const call = side.getByRole('link', { name: /\+48 12 345 67 89/ });
  expect(call).toHaveAttribute('href', 'tel:+48123456789');
  expect(call).toHaveTextContent('+48 12 345 67 89');
});

test('the bar of small screens names the selections', async () => {
  openApp('/podsumowanie', { offers: OFFERS, selection: WHOLE });
  await screen.findByRole('textbox', { name: message('podsumowanie.dane_osobowe.imie') });
  expect(document.querySelector('summary')).toHaveTextContent(
    'Kierunek A · Specjalność A · Miasto A · Poziom I · Tryb dzienny',
  );
});

test('Escape closes the panel of small screens and restores the focus', async () => {
  const { panel, opener, user } = await openSmallPanel();
  (await within(panel).findAllByRole('link'))[0]?.focus();
  await user.keyboard('{Escape}');
  expect(panel.open).toBe(false);
  expect(opener).toHaveFocus();
});

test('a link to a section closes the panel of small screens and moves the focus', async () => {
  const { panel, user } = await openSmallPanel();
  await user.click(
    await within(panel).findByRole('link', { name: beginning('podsumowanie.dane_osobowe.tytul') }),
  );
  expect(panel.open).toBe(false);
  expect(
    screen.getByRole('heading', { name: phrase('podsumowanie.dane_osobowe.tytul') }),
  ).toHaveFocus();
});

async function openSmallPanel() {
  const { user } = openApp('/podsumowanie', { offers: OFFERS, selection: WHOLE });
  await screen.findByRole('textbox', { name: message('podsumowanie.dane_osobowe.imie') });
  const panel = document.querySelector('details');
  const opener = panel?.querySelector('summary');
  if (!panel || !opener) throw new Error('There is no panel.');
  panel.open = true;
  return { panel, opener, user };
}
