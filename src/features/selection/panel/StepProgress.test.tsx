import { screen } from '@testing-library/react';
import { EMPTY_SELECTION, type Selection } from '../../../domain/selection';
import type { StepName } from '../../../domain/stepOrder';
import { CATALOGUE } from '../../../testing/catalogue';
import { higherChoices, postgraduateChoices } from '../../../testing/domainFixtures';
import { message } from '../../../testing/message';
import { renderWithProviders } from '../../../testing/renderApp';
import { useStepProgress } from './StepProgress';

function Progress({ current }: { current: StepName | 'summary' }) {
  const { text, short, segments } = useStepProgress(current);
  return <p>{`${text} | ${short} | ${segments.join(' ')}`}</p>;
}

const first = message('krok.numer', { numer: 1 });
const of = (numer: number, liczba: number) =>
  `${message('krok.numer_z', { numer, liczba })} | ${message('krok.z', { numer, liczba })}`;
const form = message('krok.nazwa.formularz');

const oneCity = postgraduateChoices(CATALOGUE, 'Kadry i płace', null, 'Online');

test.each<[string, StepName | 'summary', Selection, string]>([
  [
    'without a choice the longest list of steps is shown without a count',
    'direction',
    EMPTY_SELECTION,
    `${first} | ${first} | now todo todo todo todo todo`,
  ],
  [
    'the segment of the step is marked',
    'city',
    higherChoices(CATALOGUE, 'Zarządzanie', 'E-commerce'),
    `${of(3, 5)} | done done now todo todo todo`,
  ],
  [
    'also on a step that has its choice already',
    'direction',
    higherChoices(CATALOGUE, 'Zarządzanie', 'E-commerce'),
    `${of(1, 5)} | now done todo todo todo todo`,
  ],
  ['skipped steps do not count', 'mode', oneCity, `${of(2, 2)} | done now todo`],
  [
    'the form is a segment after the steps',
    'summary',
    oneCity,
    `${form} | ${form} | done done now`,
  ],
])('%s', (_what, current, selection, shown) => {
  renderWithProviders(<Progress current={current} />, {
    offers: CATALOGUE,
    preloadedState: { selection },
  });
  expect(screen.getByRole('paragraph').textContent).toBe(shown);
});
