import { screen, within } from '@testing-library/react';
import type { Offer } from '../../../contract/offer';
import { PATHS } from '../../../domain/paths';
import type { Selection, StepName } from '../../../domain/selection';
import { CATALOGUE, catalogueOffer } from '../../../testing/catalogue';
import { HELP_LINE, testSelection } from '../../../testing/domainFixtures';
import { renderWithProviders } from '../../../testing/renderApp';
import { StepScreen } from './StepScreen';

type LaterStep = Exclude<StepName, 'direction'>;

function show(name: LaterStep, selection: Selection, offers: readonly Offer[] = CATALOGUE) {
  return renderWithProviders(<StepScreen name={name} helpLine={HELP_LINE} />, {
    offers,
    preloadedState: { selection },
    route: PATHS[name],
  });
}

const options = (name: string) =>
  within(screen.getByRole('radiogroup', { name }))
    .getAllByRole('radio')
    .map((row) => row.closest('label')?.textContent);
const forward = () => screen.queryByRole('button', { name: /^Dalej/ });

const hr = testSelection('STUDIA_WYZSZE', 'Zarządzanie', 'Zasoby ludzkie');

test('a city: unique values, a hint until one is chosen, then the forward button', async () => {
  const { user, pathname } = show('city', hr);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Wybierz miasto');
  expect(screen.getByRole('img', { name: /^Krok 3 z\s5$/ })).toBeInTheDocument();
  expect(options('Miasto')).toEqual(['Kraków', 'Łódź']);
  expect(screen.getByText('Wybierz miasto, aby przejść dalej.')).toBeInTheDocument();
  expect(forward()).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Łódź' }));
  expect(screen.queryByText('Wybierz miasto, aby przejść dalej.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Dalej: poziom' }));
  expect(pathname()).toBe(PATHS.level);
});

test('back leads to the nearest earlier choice, past a skipped step', async () => {
  const { user, pathname } = show('city', testSelection('STUDIA_WYZSZE', 'Łączność'));
  await user.click(screen.getByRole('button', { name: 'Wstecz' }));
  expect(pathname()).toBe(PATHS.direction);
});

test('back keeps the choice', async () => {
  const { user, pathname, store } = show('city', hr);
  await user.click(screen.getByRole('button', { name: 'Wstecz' }));
  expect(pathname()).toBe(PATHS.specialisation);
  expect(store.getState().selection.history).toEqual({ 1: 'Zarządzanie', 2: 'Zasoby ludzkie' });
});

test('the level screen counts the levels of the city', () => {
  show('level', testSelection('STUDIA_WYZSZE', 'Zarządzanie', 'Zasoby ludzkie', 'Kraków'));
  expect(screen.getByText(/na dwóch poziomach/)).toBeInTheDocument();
  expect(options('Poziom studiów')).toEqual(['Studia I stopnia', 'Studia II stopnia']);
});

test('the last step leads to the form', async () => {
  const { user, pathname } = show(
    'mode',
    testSelection('STUDIA_WYZSZE', 'Zarządzanie', 'Zasoby ludzkie', 'Kraków', 'Studia I stopnia'),
  );
  expect(screen.getByText(/^To ostatni wybór/)).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Niestacjonarne' }));
  await user.click(screen.getByRole('button', { name: 'Dalej: formularz' }));
  expect(pathname()).toBe(PATHS.summary);
});

test('postgraduate studies in one city: the mode is the last step', async () => {
  const { user } = show('mode', testSelection('PODYPLOMOWE', 'Kadry i płace'));
  expect(screen.getByRole('img', { name: /^Krok 2 z\s2$/ })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Online' }));
  expect(screen.getByRole('button', { name: 'Dalej: formularz' })).toBeInTheDocument();
});

test('postgraduate studies in two cities: the city comes after the mode', async () => {
  const { user } = show('mode', testSelection('PODYPLOMOWE', 'Zarządzanie'));
  expect(screen.queryByText(/^To ostatni wybór/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Stacjonarne' }));
  expect(screen.getByRole('button', { name: 'Dalej: miasto' })).toBeInTheDocument();
});

test('a changed choice clears the later ones and names them', async () => {
  const { user, store } = show(
    'city',
    testSelection(
      'STUDIA_WYZSZE',
      'Zarządzanie',
      'Zasoby ludzkie',
      'Kraków',
      'Studia I stopnia',
      'Stacjonarne',
    ),
  );
  await user.click(screen.getByRole('radio', { name: 'Łódź' }));
  expect(screen.getByText('Wybierz ponownie: poziom i tryb.')).toBeInTheDocument();
  expect(store.getState().selection.history).toEqual({
    1: 'Zarządzanie',
    2: 'Zasoby ludzkie',
    3: 'Łódź',
  });
});

test('an offer without a specialisation among others is a row of its own', async () => {
  const offers = [...CATALOGUE, catalogueOffer({ id: 20, specialisation: null, city: 'Gdańsk' })];
  const { user, store } = show(
    'specialisation',
    testSelection('STUDIA_WYZSZE', 'Zarządzanie'),
    offers,
  );
  expect(options('Specjalność')).toEqual(['E-commerce', 'Zasoby ludzkie', 'Bez specjalności']);
  expect(screen.getByText(/2 specjalności/)).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Bez specjalności' }));
  expect(store.getState().selection.history).toEqual({ 1: 'Zarządzanie', 2: '' });
  expect(screen.getByRole('button', { name: 'Dalej: miasto' })).toBeInTheDocument();
});
