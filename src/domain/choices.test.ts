import { testOffers, testSelection } from '../testing/domainFixtures';
import { A, ALL_CHOSEN, HIGHER } from '../testing/higherStudies';
import { choicesOf, historyOfNames, withFirstOffers } from './choices';
import { EMPTY_SELECTION } from './selection';
import { steps } from './steps';

const WHOLE = { ...ALL_CHOSEN, picked: '900/2' };

test('a choice is stored as its offers, and named by the first of them', () => {
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

test('one offer of each choice is enough to know all of them', () => {
  const short = withFirstOffers(WHOLE, 1);
  expect(Object.values(short.history).map((offers) => offers?.length)).toEqual([1, 1, 1, 1, 1]);
  expect(steps(HIGHER, short)).toEqual(steps(HIGHER, WHOLE));
});

test('choices of which only the names are known are those with these names', () => {
  const names = { 1: 'Kierunek A', 2: A.nazwa, 3: 'Miasto B', 4: 'dawny' };
  const history = historyOfNames('STUDIA_WYZSZE', names);
  const selection = { ...EMPTY_SELECTION, flow: 'STUDIA_WYZSZE', history } as const;
  const choices = choicesOf(selection).map(({ value }) => value);
  expect(choices).toEqual(Object.values(names));
  const found = steps(HIGHER, selection).map(({ choice }) => choice);
  expect(found).toEqual(['Kierunek A', A.nazwa, 'Miasto B', null, null]);
});

test('the name "" of a specialisation is that of offers without one', () => {
  const offers = testOffers('PODYPLOMOWE', { specialisation: A }, { specialisation: null });
  const history = historyOfNames('PODYPLOMOWE', { 1: 'Kierunek A', 2: '' });
  const [, step] = steps(offers, { flow: 'PODYPLOMOWE', history, picked: null });
  expect(step?.choice).toBe('');
});
