import { screen, waitFor } from '@testing-library/react';
import { higherChoices, OFFERS, testOffers } from '../testing/domainFixtures';
import { openApp } from '../testing/openApp';

const WORDS = ['__proto__', 'constructor', 'toString'];

test.each(WORDS)('a persisted language "%s" is dropped', async (language) => {
  openApp('/', { offers: OFFERS, language });
  expect(await screen.findByRole('radio', { name: 'Kierunek A' })).toBeInTheDocument();
  expect(screen.getByRole('banner')).toHaveTextContent('Rekrutacja na studia');
  expect(console.warn).toHaveBeenCalledWith(
    'Persisted state: "language" is invalid and was dropped.',
  );
});

test.each(WORDS)('offers in a language "%s" can be chosen, with Polish messages', async (lang) => {
  const { user } = openApp('/', { offers: testOffers('STUDIA_WYZSZE', { lang }) });
  await screen.findByRole('heading', { level: 1, name: 'Brak studiów do wyboru' });
  const [flag] = screen.getAllByRole('button', { name: new RegExp(lang, 'i') });
  await user.click(flag ?? document.body);
  expect(await screen.findByRole('radio', { name: 'Kierunek A' })).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Wybór kierunku\u00a0– Rekrutacja na studia'));
  expect(screen.getByRole('banner')).toHaveTextContent('Rekrutacja na studia');
});

test.each(WORDS)('studies whose values are all "%s" lead to the form', async (name) => {
  const specialisation = { id: name, nazwa: name };
  const facts = { direction: name, specialisation, city: name, level: name, mode: name };
  const offers = testOffers('STUDIA_WYZSZE', { id: name, recruitment: name, ...facts });
  const selection = higherChoices(offers, name, name, name, name, name);
  openApp('/podsumowanie', { offers, selection });
  expect(await screen.findByRole('textbox', { name: 'Imię' })).toBeInTheDocument();
});
