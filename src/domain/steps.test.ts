import type { Flow, Offer } from '../contract/offer';
import {
  higherChoices,
  postgraduateChoices,
  testOffer,
  testOffers,
  testSelection,
} from '../testing/domainFixtures';
import { A, B, HIGHER } from '../testing/higherStudies';
import { chooseAt } from './choices';
import { offerValue } from './offerValues';
import type { Selection } from './selection';
import type { StepName } from './stepOrder';
import { chosenOffer, destinationAfter, guard, offerKey, steps, visibleSteps } from './steps';

function names(list: Offer[], chosen: Selection): StepName[] {
  return visibleSteps(steps(list, chosen)).map(({ name }) => name);
}

test.each<[Flow, StepName[]]>([
  ['STUDIA_WYZSZE', ['direction', 'specialisation', 'city', 'level', 'mode']],
  ['PODYPLOMOWE', ['direction', 'specialisation', 'mode', 'city']],
  ['PODYPLOMOWE_SPEC', ['direction', 'specialisation', 'mode', 'city']],
])('[4.1.2, 4.1.3, 9.2.8] the steps of %s in their order', (group, order) => {
  const list = testOffers(
    group,
    { specialisation: A, city: 'X' },
    { specialisation: B, city: 'Y' },
  );
  expect(names(list, testSelection(list, group, 'Kierunek A'))).toEqual(order);
});

test('[2.3.4, 3.1.1] a step lists each matching value once, in the order of the offers', () => {
  const way = steps(HIGHER, higherChoices(HIGHER, 'Kierunek A', A.nazwa));
  expect(way.map(({ options }) => options)).toEqual([
    ['Kierunek A', 'Kierunek B'],
    [A.nazwa, B.nazwa],
    ['Miasto A', 'Miasto B'],
    ['I'],
    ['dzienny', 'zaoczny'],
  ]);
  expect(way.map(({ choice }) => choice)).toEqual(['Kierunek A', A.nazwa, null, null, null]);
  expect(way.map(({ offers: left }) => left.length)).toEqual([4, 3, 2, 2, 2]);
});

describe('the specialisation', () => {
  test('[4.2.1] is skipped when no matching offer has one', () => {
    const [, step] = steps(HIGHER, higherChoices(HIGHER, 'Kierunek B'));
    expect(step).toMatchObject({ skipped: 'noSpecialisation', choice: null, onlyValue: '' });
  });

  test.each([
    ['null', null],
    ['an object without an id', { id: null, nazwa: 'Nazwa bez numeru' }],
  ])('[3.1.5] counts as missing when it is %s', (_, specialisation) => {
    const list = testOffers('STUDIA_WYZSZE', { specialisation });
    expect(names(list, higherChoices(list, 'Kierunek A'))).not.toContain('specialisation');
  });

  test('[4.2.1] of some offers only leaves a row for the others', () => {
    const list = testOffers('STUDIA_WYZSZE', { specialisation: A }, { specialisation: null });
    const [, step] = steps(list, higherChoices(list, 'Kierunek A'));
    expect(step).toMatchObject({ skipped: null, options: [A.nazwa, ''] });
    const without = higherChoices(list, 'Kierunek A', '', 'Miasto A', 'Poziom I', 'Tryb dzienny');
    expect(chosenOffer(list, without)).toBe(list[1]);
  });

  test.each([null, ''])('without a name (%j) is named by its id', (nazwa) => {
    expect(offerValue(testOffer({ specialisation: { id: 7, nazwa } }), 'specialisation')).toBe('7');
  });
});

describe('the city', () => {
  test('[4.2.2] is skipped after postgraduate studies in one city, and still known', () => {
    const list = testOffers('PODYPLOMOWE', { mode: 'dzienny' }, { mode: 'zaoczny' });
    const way = steps(list, postgraduateChoices(list, 'Kierunek A'));
    expect(way[3]).toMatchObject({ name: 'city', skipped: 'oneCity', onlyValue: null });
    expect(destinationAfter(way, 'mode')).toBe('summary');
    const chosen = steps(list, postgraduateChoices(list, 'Kierunek A', null, 'zaoczny'));
    expect(chosen[3]).toMatchObject({ choice: null, onlyValue: 'Miasto A' });
    expect(chosen[0]).toMatchObject({ choice: 'Kierunek A', onlyValue: null });
  });

  test('is not skipped where it was chosen: the only one left never replaces another', () => {
    const list = testOffers('PODYPLOMOWE', { city: 'Miasto A' }, { city: 'Miasto B' });
    const selection = postgraduateChoices(list, 'Kierunek A', null, 'Tryb dzienny', 'Miasto A');
    const way = steps(list.slice(1), selection);
    expect(way[3]).toMatchObject({ choice: null, skipped: null, options: ['Miasto B'] });
    expect(guard(way, 'summary')).toBe('/wybor-miasta');
    const again = chooseAt(selection, 4, list.slice(1));
    // The screen stays until the candidate goes on.
    expect(guard(steps(list.slice(1), again), 'city')).toBeNull();
  });

  test('[4.2.2] is never skipped in higher studies', () => {
    const list = testOffers('STUDIA_WYZSZE', {}, {});
    expect(names(list, higherChoices(list, 'Kierunek A'))).toContain('city');
  });
});

test('[3.1.1] offers are distinguished by both of their ids', () => {
  expect(offerKey(testOffer({ recruitment: 7, id: 'x' }))).toBe('7/x');
});
