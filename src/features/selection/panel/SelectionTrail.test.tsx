import { screen, within } from '@testing-library/react';
import { EMPTY_SELECTION, type Selection } from '../../../domain/selection';
import { CATALOGUE, catalogueOffer } from '../../../testing/catalogue';
import { higherChoices, postgraduateChoices } from '../../../testing/domainFixtures';
import { message } from '../../../testing/message';
import { renderWithProviders } from '../../../testing/renderApp';
import { SelectionTrail } from './SelectionTrail';

function show(selection: Selection, offers = CATALOGUE) {
  renderWithProviders(<SelectionTrail />, {
    offers,
    preloadedState: { selection },
  });
}

const shown = () =>
  within(screen.getByRole('list', { name: message('naglowek.wybor') }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('is empty before the first choice', () => {
  show(EMPTY_SELECTION);
  expect(screen.queryByText(message('naglowek.wybor'))).not.toBeInTheDocument();
});

test('[1.3.1] lists the choices in order, including a skipped city', () => {
  show(postgraduateChoices(CATALOGUE, 'Kadry i płace', null, 'Online'));
  expect(shown()).toEqual(['Kadry i płace', 'Online', 'Kraków']);
});

test('describes "no specialisation" in words', () => {
  const offers = [...CATALOGUE, catalogueOffer({ id: 20 })];
  show(higherChoices(offers, 'Zarządzanie', ''), offers);
  expect(shown()).toEqual(['Zarządzanie', message('specjalnosc.bez')]);
});
