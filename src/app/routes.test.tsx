import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import eng from '../../i18n/eng.json';
import pl from '../../i18n/pl.json';
import { languageInfo } from '../contract/languages';
import { higherChoices, OFFERS, testOffers, WHOLE } from '../testing/domainFixtures';
import { formLoaded, submitButton } from '../testing/enrolmentScreen';
import { beginning, message } from '../testing/message';
import { openApp } from '../testing/openApp';
import { dialogClosed } from '../testing/renderApp';

test.each([
  ['/', message('kierunek.tytul')],
  ['/cokolwiek', message('kierunek.tytul')],
  ['/a/b/c', message('kierunek.tytul')],
  ['/wybor-specjalnosci', message('specjalnosc.tytul')],
  ['/wybor-miasta', message('miasto.tytul')],
  ['/wybor-poziomu', message('poziom.tytul')],
  ['/wybor-trybu', message('tryb.tytul')],
  ['/podsumowanie', message('podsumowanie.tytul')],
])('[1.1.4, 2.1.1, 2.1.7, 6.1.1] %s shows the screen "%s"', async (path, heading) => {
  openApp(path, { offers: OFFERS, selection: WHOLE });
  await screen.findAllByRole('radio');
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  expect(window.location.pathname).toBe(path);
});

test.each([
  ['/', message('kierunek.tytul'), message('kierunek.tytul_strony')],
  ['/wybor-miasta', message('miasto.tytul'), message('miasto.tytul_strony')],
  ['/podsumowanie', message('podsumowanie.tytul'), message('podsumowanie.tytul_strony')],
])(
  '%s has its own heading and title while the offers are loading',
  async (path, heading, title) => {
    const backend = { 'GET dks': () => ({ wait: new Promise(() => undefined) }) };
    openApp(path, { offers: OFFERS, selection: WHOLE, backend });
    expect(await screen.findByText(message('start.wczytywanie'))).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    await waitFor(() => expect(document.title).toBe(`${title}\u00a0– ${languageInfo('pl').title}`));
  },
);

test("[2.1.8] /zakonczenie shows the backend's text after a submission, also after a reload", async () => {
  sessionStorage.setItem('rekrutacja.submitted', 'yes');
  openApp('/zakonczenie', { offers: OFFERS, selection: WHOLE });
  expect(await screen.findByText('Następne kroki')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/zakonczenie');
});

test('[1.2.2, 9.1.1] the first visit is in Polish', async () => {
  const [polish] = OFFERS;
  const english = testOffers('STUDIA_WYZSZE', { lang: 'eng', direction: 'Computer Science' });
  openApp('/', { offers: [...english, ...(polish ? [polish] : [])] });
  expect(await screen.findByRole('radio', { name: 'Kierunek A' })).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('lang', 'pl');
});

test('[4.3.1, 4.3.2] a forced change of language resets the choices, even of the same name', async () => {
  openApp('/', { offers: OFFERS, selection: WHOLE, language: 'eng' });
  await screen.findByRole('radio', { name: 'Kierunek A' });
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'pl'));
  expect(screen.getByRole('radio', { name: 'Kierunek A' })).not.toBeChecked();
});

test('[2.2.6, 8.1.6] without offers every screen that needs one redirects to the first, which shows "no studies"', async () => {
  openApp('/podsumowanie', { offers: [], selection: WHOLE });
  expect(
    await screen.findByRole('heading', { level: 1, name: message('brak_studiow.tytul') }),
  ).toBeInTheDocument();
  expect(window.location.pathname).toBe('/');
  await waitFor(() => expect(document.title).toMatch(beginning('brak_studiow.tytul')));
});

test("[8.1.5] a failed start is shown in the candidate's language, with the help line and nothing else", async () => {
  const backend = { 'GET dks': () => ({ status: 400 }) };
  openApp('/wybor-trybu', { offers: [], selection: WHOLE, language: 'eng', backend });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(eng['start.blad.tytul']);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.queryByText('Kierunek A')).not.toBeInTheDocument();
  await waitFor(() =>
    expect(document.title).toBe(`${eng['start.blad.tytul']}\u00a0– ${languageInfo('eng').title}`),
  );
  expect(within(alert).getByRole('link')).toHaveAttribute('href', 'tel:+48220000000');
});

test('[1.4.1, 1.4.5] a promo link survives navigation and reloads, and is sent each time', async () => {
  const backend = { 'GET dks/wiosna': () => ({ body: OFFERS }) };
  const first = openApp('/oferta/wiosna', { offers: [], selection: WHOLE, backend });
  await screen.findByRole('radio', { name: 'Kierunek A' });
  first.unmount();
  const second = openApp('/wybor-trybu', { offers: [], selection: WHOLE, backend });
  await screen.findByRole('radio', { name: 'Tryb dzienny' });
  for (const { calls } of [first, second]) {
    const catalogue = calls.map(({ call }) => call).filter((call) => call.includes('dks'));
    expect(catalogue).toEqual(['GET dks/wiosna']);
  }
});

test("the form's data is fetched once the offer is chosen, and not again by the form", async () => {
  const { user, calls } = openApp('/wybor-trybu', { offers: OFFERS, selection: WHOLE });
  const forward = await screen.findByRole('button', { name: message('krok.dalej.formularz') });
  const asked = () => calls.map(({ call }) => call).sort();
  const early = [
    'GET definicje-formularzy/kierunek-specjalnosc/1',
    'GET dks',
    'GET slowniki/kraj',
    'GET slowniki/numer-kierunkowy',
    'GET slowniki/obywatelstwo',
    'GET warunki-rekrutacyjne/rekrutacja/900',
  ];
  await waitFor(() => expect(asked()).toEqual(early));
  await user.click(forward);
  expect(await screen.findByText('Warunek pierwszy')).toBeInTheDocument();
  expect(asked()).toEqual(early);
});

test.each(['fr', '__proto__'])(
  '[2.2.6, 4.3.3] a language without a flag can be chosen, and shows its offers with Polish messages: %s',
  async (lang) => {
    const { user } = openApp('/', { offers: testOffers('STUDIA_WYZSZE', { lang }) });
    await screen.findByRole('heading', { level: 1, name: message('brak_studiow.tytul') });
    const [flag] = screen.getAllByRole('button', { name: new RegExp(`^${lang}$`, 'i') });
    await user.click(flag ?? document.body);
    expect(await screen.findByRole('radio', { name: 'Kierunek A' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(message('kierunek.tytul'));
    await waitFor(() => expect(document.title).toMatch(beginning('kierunek.tytul_strony')));
    expect(screen.getByRole('banner')).toHaveTextContent(languageInfo('pl').title);
  },
);

test('studies whose values are all "__proto__" lead to the form', async () => {
  const name = '__proto__';
  const specialisation = { id: name, nazwa: name };
  const facts = { direction: name, specialisation, city: name, level: name, mode: name };
  const offers = testOffers('STUDIA_WYZSZE', { id: name, recruitment: name, ...facts });
  const selection = higherChoices(offers, name, name, name, name, name);
  openApp('/podsumowanie', { offers, selection });
  expect(
    await screen.findByRole('textbox', { name: message('podsumowanie.dane_osobowe.imie') }),
  ).toBeInTheDocument();
});

test.each(['Escape', 'the button'])(
  'the language question, answered by %s, restores the focus to the flag',
  async (answer) => {
    const english = testOffers('STUDIA_WYZSZE', { lang: 'eng', direction: 'Computer Science' });
    const { user } = openApp('/', { offers: [...OFFERS, ...english], selection: WHOLE });
    await screen.findAllByRole('radio');
    const [flag] = screen.getAllByRole('button', { name: 'English' });
    // As in Safari, where a click does not focus a button.
    fireEvent.click(flag ?? document.body);
    await screen.findByRole('dialog');
    const keep = message('jezyk.zmiana.zostaw', { jezyk: 'Polski' });
    if (answer === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: keep }));
    await dialogClosed();
    expect(flag).toHaveFocus();
  },
);

test('[5.4.4] another language with errors on the form → typed values stay, and the errors are translated', async () => {
  const english = testOffers('PODYPLOMOWE', { lang: 'eng', direction: 'Law' });
  const { user } = openApp('/podsumowanie', { offers: [...OFFERS, ...english], selection: WHOLE });
  const fault = 'podsumowanie.dane_kontaktowe.walidacja.email_bledny';
  // By role: the form that is rendered ahead has the same labels, but is hidden.
  const field = (name: string) => screen.findByRole('textbox', { name });
  const words = (texts: typeof pl) => texts[fault].replace(/\s/g, ' ');
  const errors = () => document.querySelector('main [role=region]');
  await formLoaded();
  await user.click(await field(message('podsumowanie.dane_osobowe.pesel')));
  await user.paste('44051401359');
  await user.click(await field(message('podsumowanie.dane_kontaktowe.email')));
  await user.paste('bez malpy');
  await user.click(submitButton());
  await waitFor(() => expect(errors()).toHaveTextContent(words(pl)));
  await user.click(screen.getAllByRole('button', { name: 'English' })[0] as HTMLElement);
  await user.click(await screen.findByText(message('jezyk.zmiana.zmien')));

  await user.click(await screen.findByRole('radio', { name: 'Law' }));
  await user.click(screen.getByRole('button', { name: eng['krok.dalej.tryb'] }));
  await user.click(await screen.findByRole('button', { name: eng['krok.dalej.formularz'] }));
  const email = await field(eng['podsumowanie.dane_kontaktowe.email']);
  expect(email).toHaveValue('bez malpy');
  expect(email).toHaveAccessibleDescription(eng[fault]);
  expect(await field(eng['podsumowanie.dane_osobowe.data_ur'])).toHaveValue('14/05/1944');
  expect(errors()).toHaveTextContent(words(eng));
  expect(document.title).toMatch(eng['naglowek.tytul_strony_blad'].split('{')[0] ?? '');
  await user.clear(email);
  await user.paste('kandydat@uczelnia.example');
  expect(errors()).not.toHaveTextContent(words(eng));
});
