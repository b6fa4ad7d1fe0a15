import {
  higherChoices,
  postgraduateChoices,
  testOffer,
  testOffers,
} from '../testing/domainFixtures';
import { A, ALL_CHOSEN, HIGHER } from '../testing/higherStudies';
import { EMPTY_SELECTION, type Selection, type StepName } from './selection';
import {
  chosenOffer,
  destinationAfter,
  guard,
  offerKey,
  offersMatching,
  pathBefore,
  steps,
} from './steps';

describe('back', () => {
  const way = steps(HIGHER, ALL_CHOSEN);

  test.each<[StepName | null, string]>([
    ['direction', '/'],
    ['specialisation', '/'],
    ['city', '/wybor-specjalnosci'],
    ['level', '/wybor-miasta'],
    ['mode', '/wybor-poziomu'],
    [null, '/wybor-trybu'],
  ])('from %s leads to %s', (name, path) => {
    expect(pathBefore(way, name)).toBe(path);
  });

  test('skips a skipped step', () => {
    const chosen = higherChoices(HIGHER, 'Kierunek B', null, 'Miasto A');
    expect(pathBefore(steps(HIGHER, chosen), 'city')).toBe('/');
  });

  test('stops at the row "no specialisation"', () => {
    const list = testOffers('PODYPLOMOWE', { specialisation: A }, { specialisation: null });
    const chosen = postgraduateChoices(list, 'Kierunek A', '');
    expect(pathBefore(steps(list, chosen), 'mode')).toBe('/wybor-specjalnosci');
  });

  test('without a flow leads to the start', () => {
    expect(pathBefore([], null)).toBe('/');
    expect(pathBefore([], 'mode')).toBe('/');
  });
});

test.each<[StepName, string]>([
  ['direction', 'city'],
  ['city', 'level'],
  ['level', 'mode'],
  ['mode', 'summary'],
])('forward from %s leads to %s', (name, next) => {
  expect(destinationAfter(steps(HIGHER, higherChoices(HIGHER, 'Kierunek B')), name)).toBe(next);
});

describe('the guard', () => {
  test.each<[string, Selection, StepName | 'summary', string | null]>([
    ['the start, always', EMPTY_SELECTION, 'direction', null],
    ['a step without a flow', EMPTY_SELECTION, 'mode', '/'],
    ['the summary without a flow', EMPTY_SELECTION, 'summary', '/'],
    ['the next step', higherChoices(HIGHER, 'Kierunek A'), 'specialisation', null],
    ['a step too early', higherChoices(HIGHER, 'Kierunek A'), 'mode', '/wybor-specjalnosci'],
    [
      'the summary too early',
      higherChoices(HIGHER, 'Kierunek A'),
      'summary',
      '/wybor-specjalnosci',
    ],
    ['an earlier step', ALL_CHOSEN, 'city', null],
    ['the summary', ALL_CHOSEN, 'summary', null],
    ['a skipped step', higherChoices(HIGHER, 'Kierunek B'), 'specialisation', '/wybor-miasta'],
    [
      'a skipped step when all is chosen',
      higherChoices(HIGHER, 'Kierunek B', null, 'Miasto A', 'Poziom I', 'Tryb dzienny'),
      'specialisation',
      '/podsumowanie',
    ],
    ['the summary with a stale direction', higherChoices(HIGHER, 'X', A.nazwa), 'summary', '/'],
  ])('%s', (_, chosen, name, path) => {
    expect(guard(steps(HIGHER, chosen), name)).toBe(path);
  });

  test('the level of postgraduate studies leads to the start', () => {
    const list = testOffers('PODYPLOMOWE', {});
    expect(guard(steps(list, postgraduateChoices(list, 'Kierunek A')), 'level')).toBe('/');
  });
});

describe('the chosen offer', () => {
  test('is the only remaining one', () => {
    expect(chosenOffer(HIGHER, ALL_CHOSEN)).toBe(HIGHER[1]);
    expect(offersMatching(HIGHER, ALL_CHOSEN)).toEqual([HIGHER[1]]);
  });

  test('is none while a step is open, even if one offer remains', () => {
    expect(chosenOffer(HIGHER, higherChoices(HIGHER, 'Kierunek B'))).toBeNull();
  });

  test('is the remaining one when the last step is skipped', () => {
    const list = testOffers('PODYPLOMOWE', { mode: 'dzienny' }, { mode: 'zaoczny' });
    expect(chosenOffer(list, postgraduateChoices(list, 'Kierunek A', null, 'zaoczny'))).toBe(
      list[1],
    );
  });

  test('is the one picked, when several remain', () => {
    const list = testOffers('PODYPLOMOWE', { recruitment: 1 }, { recruitment: 2 });
    const ambiguous = postgraduateChoices(list, 'Kierunek A', null, 'Tryb dzienny');
    expect(chosenOffer(list, ambiguous)).toBeNull();
    expect(offersMatching(list, ambiguous)).toEqual(list);
    expect(chosenOffer(list, { ...ambiguous, picked: '2/2' })).toBe(list[1]);
    expect(chosenOffer(list, { ...ambiguous, picked: 'gone' })).toBeNull();
  });
});

test('offers are distinguished by both of their ids', () => {
  expect(offerKey(testOffer({ recruitment: 7, id: 'x' }))).toBe('7/x');
});
