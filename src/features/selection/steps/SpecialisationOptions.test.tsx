import { screen } from '@testing-library/react';
import { catalogueOffer } from '../../../testing/catalogue';
import { higherChoices } from '../../../testing/domainFixtures';
import { message, phrase } from '../../../testing/message';
import { renderStep } from '../../../testing/renderStep';

const OFFERS = ['Żywienie', 'Analityka', 'Logistyka', 'Łańcuch dostaw', 'E-commerce'].map(
  (specialisation, id) => catalogueOffer({ id, specialisation }),
);

const show = () => renderStep('specialisation', higherChoices(OFFERS, 'Zarządzanie'), OFFERS);

const search = () =>
  screen.getByRole('searchbox', { name: message('specjalnosc.szukaj.etykieta') });
const shown = () => screen.getAllByRole('radio').map((row) => row.closest('label')?.textContent);

test('the search is not checked for spelling', () => {
  show();
  expect(search()).toHaveAttribute('spellcheck', 'false');
});

test('all specialisations are shown, sorted in Polish', () => {
  show();
  expect(shown()).toEqual(['Analityka', 'E-commerce', 'Logistyka', 'Łańcuch dostaw', 'Żywienie']);
  expect(screen.getByText('Zarządzanie').parentElement).toHaveTextContent(
    phrase('specjalnosc.opis', { kierunek: 'Zarządzanie', liczba: 5 }),
  );
});

test('[2.3.1] the search finds any part of a name, ignoring case and diacritics', async () => {
  const { user } = show();
  await user.type(search(), 'LAN');
  expect(shown()).toEqual(['Łańcuch dostaw']);
  expect(search()).toHaveAccessibleDescription(
    phrase('specjalnosc.szukaj.znaleziono', { liczba: 1, wszystkie: 5 }),
  );
  await user.clear(search());
  await user.type(search(), 'TYKA');
  expect(shown()).toEqual(['Analityka', 'Logistyka']);
});

test('a search never hides the choice', async () => {
  const { user } = show();
  await user.click(screen.getByRole('radio', { name: 'Logistyka' }));
  await user.type(search(), 'lan');
  expect(shown()).toEqual(['Łańcuch dostaw', 'Logistyka']);
  expect(screen.getByRole('radio', { name: 'Logistyka' })).toBeChecked();
  expect(search()).toHaveAccessibleDescription(
    phrase('specjalnosc.szukaj.znaleziono', { liczba: 1, wszystkie: 5 }),
  );
  await user.type(search(), 'qqq');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
    message('specjalnosc.brak.tytul'),
  );
  expect(
    screen.getByRole('button', { name: message('specjalnosc.brak.pokaz', { liczba: 5 }) }),
  ).toBeInTheDocument();
  expect(shown()).toEqual(['Logistyka']);
});

test('a misspelled name has near matches, and the query stays', async () => {
  const { user } = show();
  await user.type(search(), 'analtyka');
  expect(shown()).toEqual(['Analityka']);
  expect(search()).toHaveAccessibleDescription(
    phrase('szukaj.podobne', { fraza: 'analtyka', liczba: 1 }),
  );
  expect(search()).toHaveValue('analtyka');
});
