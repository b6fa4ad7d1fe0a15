import { screen } from '@testing-library/react';
import { EMPTY_SELECTION, type Selection, type StepName } from '../../../domain/selection';
import { CATALOGUE } from '../../../testing/catalogue';
import { testSelection } from '../../../testing/domainFixtures';
import { renderWithProviders } from '../../../testing/renderApp';
import { useStepProgress } from './useStepProgress';

function Progress({ current }: { current: StepName | 'summary' }) {
  const { text, name, segments } = useStepProgress(current);
  return <p>{`${text} | ${name} | ${segments.join(' ')}`}</p>;
}

function show(current: StepName | 'summary', selection: Selection) {
  renderWithProviders(<Progress current={current} />, {
    offers: CATALOGUE,
    preloadedState: { selection },
  });
}

test('without a choice the longest list of steps is shown without a count', () => {
  show('direction', EMPTY_SELECTION);
  expect(screen.getByText('Krok 1 | Kierunek | now todo todo todo todo')).toBeInTheDocument();
});

test('a step without its choice is half-filled', () => {
  show('city', testSelection('STUDIA_WYZSZE', 'Zarządzanie', 'E-commerce'));
  expect(screen.getByText('Krok 3 z 5 | Miasto | done done now todo todo')).toBeInTheDocument();
});

test('skipped steps do not count', () => {
  show('mode', testSelection('PODYPLOMOWE', 'Kadry i płace', null, 'Online'));
  expect(screen.getByText('Krok 2 z 2 | Tryb studiów | done done')).toBeInTheDocument();
});

test('the form is the last step', () => {
  show('summary', testSelection('PODYPLOMOWE', 'Kadry i płace', null, 'Online'));
  expect(screen.getByText('Ostatni krok | Formularz | done done')).toBeInTheDocument();
});
