import { act, screen } from '@testing-library/react';
import { CATALOGUE } from '../../../testing/catalogue';
import { FORWARD } from '../../../testing/controls';
import { postgraduateChoices } from '../../../testing/domainFixtures';
import { message, phrase } from '../../../testing/message';
import { loadCatalogue, renderWithProviders } from '../../../testing/renderApp';
import { StepScreen } from '../steps/StepScreen';
import { StaleChoicesNotice } from './StaleChoicesNotice';

const NO_EXPLANATIONS = {};

test('a mode whose last place was taken is never exchanged for the only one left', async () => {
  const { user, store } = renderWithProviders(
    <>
      <StaleChoicesNotice screen="mode" />
      <StepScreen name="mode" explanations={NO_EXPLANATIONS} />
    </>,
    {
      offers: CATALOGUE,
      preloadedState: {
        selection: postgraduateChoices(CATALOGUE, 'Kadry i płace', null, 'Online'),
      },
    },
  );
  expect(screen.getByRole('radio', { name: 'Online' })).toBeChecked();
  const left = CATALOGUE.filter(
    ({ kierunekSpecjalnosc }) => kierunekSpecjalnosc.trybStudiow.nazwa !== 'Online',
  );
  act(() => loadCatalogue(store, left, 'pl'));
  const kroki = message('krok.ponownie.tryb');
  const notice = phrase('krok.oferta_zmieniona', { kroki });
  expect(await screen.findByText(notice)).toBeInTheDocument();
  const [only, ...others] = screen.getAllByRole('radio');
  expect(others).toHaveLength(0);
  expect(only).not.toBeChecked();
  expect(screen.queryByRole('button', { name: FORWARD })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio'));
  expect(screen.getByText(notice)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: FORWARD })).toBeInTheDocument();
});
