import { screen, waitFor, within } from '@testing-library/react';
import { catalogueOffer } from '../../../testing/catalogue';
import { beginning, containing, message } from '../../../testing/message';
import { renderWithProviders } from '../../../testing/renderApp';
import { DirectionScreen } from './DirectionScreen';

const OFFERS = [
  catalogueOffer({ id: 1, group: 'PODYPLOMOWE', direction: 'Kadry i płace' }),
  catalogueOffer({ id: 2, group: 'PODYPLOMOWE_SPEC', direction: 'Executive MBA' }),
  catalogueOffer({ id: 3, group: 'STUDIA_WYZSZE', direction: 'Prawo' }),
];

const groups = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => within(heading).getByRole('button'));

test('[2.2.1] three groups in order: higher studies, postgraduate with specialisation, other postgraduate', () => {
  renderWithProviders(<DirectionScreen />, { offers: OFFERS });
  expect(groups().map((group) => group.textContent)).toEqual([
    expect.stringMatching(beginning('kierunek.grupa.studia_wyzsze.tytul')),
    expect.stringMatching(
      containing(
        message('kierunek.grupa.podyplomowe_spec.tytul'),
        message('kierunek.grupa.podyplomowe_spec.opis'),
      ),
    ),
    expect.stringMatching(beginning('kierunek.grupa.podyplomowe.tytul')),
  ]);
});

test('[2.2.2] each group can be opened and closed, and contains its own directions', async () => {
  const { user } = renderWithProviders(<DirectionScreen />, {
    offers: OFFERS,
  });
  const [higher, specialised, other] = groups();
  const opened = [
    [higher, 'Prawo'],
    [specialised, 'Executive MBA'],
    [other, 'Kadry i płace'],
  ] as const;
  for (const [group, direction] of opened) {
    if (group?.getAttribute('aria-expanded') === 'false') await user.click(group);
    expect(screen.getByRole('radio', { name: direction })).toBeInTheDocument();
    await user.click(group ?? document.body);
    expect(group).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => {
      expect(screen.queryByRole('radio', { name: direction })).not.toBeInTheDocument();
    });
  }
});
