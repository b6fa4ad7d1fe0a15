import { screen } from '@testing-library/react';
import { EMPTY_SELECTION, type Selection, type StepName } from '../../../domain/selection';
import { CATALOGUE } from '../../../testing/catalogue';
import { higherChoices, postgraduateChoices } from '../../../testing/domainFixtures';
import { renderWithProviders } from '../../../testing/renderApp';
import { useStepProgress } from './useStepProgress';

function Progress({ current }: { current: StepName | 'summary' }) {
  const { text, name, segments } = useStepProgress(current, current === 'summary' ? 0.25 : 0);
  return <p>{`${text} | ${name} | ${segments.join(' ')}`}</p>;
}

const oneCity = postgraduateChoices(CATALOGUE, 'Kadry i płace', null, 'Online');

test.each<[string, StepName | 'summary', Selection, string]>([
  [
    'without a choice the longest list of steps is shown without a count',
    'direction',
    EMPTY_SELECTION,
    'Krok 1 | Kierunek | now todo todo todo todo todo',
  ],
  [
    'a step without its choice is half-filled',
    'city',
    higherChoices(CATALOGUE, 'Zarządzanie', 'E-commerce'),
    'Krok 3 z 5 | Miasto | done done now todo todo todo',
  ],
  ['skipped steps do not count', 'mode', oneCity, 'Krok 2 z 2 | Tryb studiów | done done todo'],
  ['the form is a segment after the steps', 'summary', oneCity, 'Formularz | | done done 0.25'],
])('%s', (_what, current, selection, shown) => {
  renderWithProviders(<Progress current={current} />, {
    offers: CATALOGUE,
    preloadedState: { selection },
  });
  expect(screen.getByText(shown)).toBeInTheDocument();
});
