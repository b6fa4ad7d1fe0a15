import { screen, within } from '@testing-library/react';
import { PATHS } from '../../../domain/screens';
import { CATALOGUE, catalogueOffer } from '../../../testing/catalogue';
import { FORWARD, getText } from '../../../testing/controls';
import { higherChoices, postgraduateChoices } from '../../../testing/domainFixtures';
import { beginning, message, phrase } from '../../../testing/message';
import { EXPLANATIONS, renderStep } from '../../../testing/renderStep';

const options = (name: string) =>
  within(screen.getByRole('radiogroup', { name }))
    .getAllByRole('radio')
    .map((row) => row.closest('label')?.textContent);
const forward = () => screen.queryByRole('button', { name: FORWARD });

const hr = higherChoices(CATALOGUE, 'Zarządzanie', 'Zasoby ludzkie');

test('[2.3.4, 9.2.8] a city: unique values, a hint until one is chosen, then the forward button', async () => {
  const { user, pathname } = renderStep('city', hr);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(message('miasto.tytul'));
  expect(getText('krok.numer_z', { numer: 3, liczba: 5 })).toBeInTheDocument();
  expect(options(message('krok.nazwa.miasto'))).toEqual(['Kraków', 'Łódź']);
  expect(screen.getByText(message('krok.wybierz.miasto'))).toBeInTheDocument();
  expect(forward()).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Łódź' }));
  expect(screen.queryByText(message('krok.wybierz.miasto'))).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: message('krok.dalej.poziom') }));
  expect(pathname()).toBe(PATHS.level);
});

test('[2.3.4] the level screen counts the levels of the city', () => {
  renderStep('level', higherChoices(CATALOGUE, 'Zarządzanie', 'Zasoby ludzkie', 'Kraków'));
  expect(getText('poziom.opis', { liczba: 2 })).toBeInTheDocument();
  expect(options(message('krok.nazwa.poziom'))).toEqual(['Studia I stopnia', 'Studia II stopnia']);
});

test.each([
  [
    'one city: the mode is the last step',
    'Kadry i płace',
    'Online',
    message('krok.dalej.formularz'),
  ],
  [
    'two cities: the city comes after the mode',
    'Zarządzanie',
    'Stacjonarne',
    message('krok.dalej.miasto'),
  ],
])('postgraduate studies in %s', async (_how, direction, mode, button) => {
  const { user } = renderStep('mode', postgraduateChoices(CATALOGUE, direction));
  const isLast = button === message('krok.dalej.formularz');
  expect(screen.queryAllByText(beginning('krok.ostatni_wybor'))).toHaveLength(isLast ? 1 : 0);
  expect(getText('krok.numer_z', { numer: 2, liczba: isLast ? 2 : 3 })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: mode }));
  expect(screen.getByRole('button', { name: button })).toBeInTheDocument();
});

test('[4.2.7] a changed choice clears the later ones', async () => {
  const { user, store } = renderStep(
    'city',
    higherChoices(
      CATALOGUE,
      'Zarządzanie',
      'Zasoby ludzkie',
      'Kraków',
      'Studia I stopnia',
      'Stacjonarne',
    ),
  );
  await user.click(screen.getByRole('radio', { name: 'Łódź' }));
  expect(store.getState().selection).toEqual(
    higherChoices(CATALOGUE, 'Zarządzanie', 'Zasoby ludzkie', 'Łódź'),
  );
});

test('[4.2.6] an offer without a specialisation among others is a row of its own', async () => {
  const offers = [...CATALOGUE, catalogueOffer({ id: 20, specialisation: null, city: 'Gdańsk' })];
  const { user, store } = renderStep(
    'specialisation',
    higherChoices(offers, 'Zarządzanie'),
    offers,
  );
  expect(options(message('krok.nazwa.specjalnosc'))).toEqual([
    'E-commerce',
    'Zasoby ludzkie',
    message('specjalnosc.bez'),
  ]);
  expect(document.body).toHaveTextContent(
    phrase('specjalnosc.opis', { kierunek: 'Zarządzanie', liczba: 2 }),
  );
  await user.click(screen.getByRole('radio', { name: message('specjalnosc.bez') }));
  expect(store.getState().selection).toEqual(higherChoices(offers, 'Zarządzanie', ''));
  expect(screen.getByRole('button', { name: message('krok.dalej.miasto') })).toBeInTheDocument();
});

test('a mode is described in a line, where the institution has one', () => {
  renderStep('mode', postgraduateChoices(CATALOGUE, 'Zarządzanie'), [
    ...CATALOGUE,
    catalogueOffer({ id: 90, group: 'PODYPLOMOWE' }),
  ]);
  expect(screen.getByRole('radio', { name: 'Stacjonarne' })).toHaveAccessibleDescription(
    EXPLANATIONS.Stacjonarne,
  );
});
