import { higherChoices, testOffer } from '../testing/domainFixtures';
import { ALL_CHOSEN, HIGHER } from '../testing/higherStudies';
import { type StepName } from './selection';
import { destinationAfter, offerKey, pathBefore, steps } from './steps';

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

test('offers are distinguished by both of their ids', () => {
  expect(offerKey(testOffer({ recruitment: 7, id: 'x' }))).toBe('7/x');
});
