import { screen, within } from '@testing-library/react';
import { PATHS } from '../../domain/paths';
import { catalogueOffer } from '../../testing/catalogue';
import { testSelection } from '../../testing/domainFixtures';
import { renderWithProviders } from '../../testing/renderApp';
import { StepScreen } from './StepScreen';

const OFFERS = [
  catalogueOffer({ id: 1184, specialisation: 'Finanse' }),
  catalogueOffer({ id: 1192, specialisation: 'Finanse' }),
  catalogueOffer({ id: 1200, specialisation: 'Finanse', mode: 'Online' }),
];

function show(mode: string | null, name: 'city' | 'mode' = 'mode') {
  const selection = testSelection(
    'STUDIA_WYZSZE',
    'Zarządzanie',
    'Finanse',
    'Kraków',
    'Studia I stopnia',
    mode,
  );
  return renderWithProviders(<StepScreen name={name} offers={OFFERS} />, {
    preloadedState: { selection },
    route: PATHS[name],
  });
}

const programmes = () => within(screen.getByRole('radiogroup', { name: 'Oferta studiów' }));

test('several programmes left: an alert is scrolled to and nothing leads on', async () => {
  const scrolledTo: Element[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this);
  };
  const { user } = show(null);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Stacjonarne' }));
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Znaleziono więcej niż jedną ofertę studiów');
  expect(alert).toHaveTextContent('2 oferty');
  expect(scrolledTo).toEqual([alert]);
  expect(screen.getByText('Wskaż ofertę, aby przejść dalej.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Dalej/ })).not.toBeInTheDocument();
});

test('each programme shows what it is', () => {
  show('Stacjonarne');
  expect(programmes().getAllByRole('radio')).toHaveLength(2);
  const [first] = programmes().getAllByRole('radio');
  const card = first?.closest('label');
  expect(card).toHaveTextContent('Zarządzanie, Finanse');
  expect(card).toHaveTextContent(/Miasto \/ wydział Kraków/);
  expect(card).toHaveTextContent(/Poziom Studia I stopnia/);
  expect(card).toHaveTextContent(/Tryb Stacjonarne/);
  expect(card).toHaveTextContent(/Nr rekrutacji 1184/);
});

test('arrow keys go on past a choice that leaves several programmes', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  const { user } = show(null);
  await user.click(screen.getByRole('radio', { name: 'Stacjonarne' }));
  expect(screen.getByRole('radio', { name: 'Stacjonarne' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('radio', { name: 'Online' })).toBeChecked();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a picked programme opens the way on', async () => {
  const { user, pathname, store } = show('Stacjonarne');
  await user.click(programmes().getByRole('radio', { name: /1192/ }));
  expect(programmes().getByRole('radio', { name: /1192/ })).toBeChecked();
  expect(store.getState().selection.picked).toBe('1192/2192');
  expect(screen.getByText('Kraków, rekrutacja nr 1192')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Dalej: formularz' }));
  expect(pathname()).toBe(PATHS.summary);
});

test('one programme left: no alert', async () => {
  const { user } = show('Stacjonarne');
  await user.click(screen.getByRole('radio', { name: 'Online' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Dalej: formularz' })).toBeInTheDocument();
});

test('an earlier step of an ambiguous selection is as always', () => {
  show('Stacjonarne', 'city');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Dalej: poziom' })).toBeInTheDocument();
});
