import { act } from '@testing-library/react';
import { testOffers } from '../../testing/domainFixtures';
import { renderWithProviders } from '../../testing/renderApp';
import { type SelectionProgress, useSelectionProgress } from './selectionProgress';
import { stepChosen } from './selectionSlice';

const OFFERS = testOffers('STUDIA_WYZSZE', { direction: 'Prawo' }, { direction: 'Dietetyka' });

test('the progress is computed once for all consumers, and re-renders nothing else', () => {
  const seen: SelectionProgress[] = [];
  const Reader = () => {
    seen.push(useSelectionProgress());
    return null;
  };
  const otherComponent = jest.fn(() => null);
  const OtherComponent = () => otherComponent();
  const { store } = renderWithProviders(
    <>
      <Reader />
      <Reader />
      <OtherComponent />
    </>,
    { offers: OFFERS },
  );
  act(() => {
    store.dispatch(stepChosen({ number: 1, offers: OFFERS.slice(0, 1) }));
  });
  const [before, sameBefore, after, sameAfter] = seen;
  expect(before?.steps).toEqual([]);
  expect(sameBefore).toBe(before);
  expect(after?.steps[0]?.choice).toBe('Prawo');
  expect(sameAfter).toBe(after);
  expect(seen).toHaveLength(4);
  expect(otherComponent).toHaveBeenCalledTimes(1);
});
