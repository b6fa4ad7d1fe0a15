import { testSelection } from '../testing/domainFixtures';
import { A, ALL_CHOSEN, HIGHER } from '../testing/higherStudies';
import { choicesOf, withFirstOffers } from './choices';
import { EMPTY_SELECTION } from './selection';
import { steps } from './steps';

const WHOLE = { ...ALL_CHOSEN, picked: '900/2' };

test('[3.2.1, 4.2.6] a choice is stored as its offers, and named by the first of them', () => {
  expect(WHOLE.history).toEqual({
    1: HIGHER.slice(0, 3),
    2: HIGHER.slice(0, 2),
    3: [HIGHER[1]],
    4: [HIGHER[1]],
    5: [HIGHER[1]],
  });
  expect(choicesOf(WHOLE).map(({ number, value }) => [number, value])).toEqual([
    [1, 'Kierunek A'],
    [2, A.nazwa],
    [3, 'Miasto B'],
    [4, 'I'],
    [5, 'zaoczny'],
  ]);
  const first = testSelection(HIGHER, 'STUDIA_WYZSZE', 'Kierunek A');
  expect(choicesOf(first)).toEqual([{ name: 'direction', number: 1, value: 'Kierunek A' }]);
  expect(choicesOf(EMPTY_SELECTION)).toEqual([]);
});

test('[3.2.1] one offer of each choice is enough to know all of them', () => {
  const short = withFirstOffers(WHOLE, 1);
  expect(Object.values(short.history).map((offers) => offers?.length)).toEqual([1, 1, 1, 1, 1]);
  expect(steps(HIGHER, short)).toEqual(steps(HIGHER, WHOLE));
});
