import { chooseAt, chooseDirection, EMPTY_SELECTION, type Selection } from './selection';

const CHOSEN: Selection = {
  flow: 'STUDIA_WYZSZE',
  history: { 1: 'Kierunek A', 3: 'Miasto A', 4: 'Poziom I', 5: 'Tryb' },
  picked: '900/1',
};

test('the group of the direction decides the flow', () => {
  expect(chooseDirection(EMPTY_SELECTION, 'PODYPLOMOWE', 'Kierunek A')).toEqual({
    flow: 'PODYPLOMOWE',
    history: { 1: 'Kierunek A' },
    picked: null,
  });
});

test.each([
  ['another direction', 'STUDIA_WYZSZE', 'Kierunek B'],
  ['the same direction of another group', 'PODYPLOMOWE', 'Kierunek A'],
] as const)('%s deletes all later choices', (_, flow, direction) => {
  expect(chooseDirection(CHOSEN, flow, direction)).toEqual({
    flow,
    history: { 1: direction },
    picked: null,
  });
});

test('another choice at a step deletes the later ones and the chosen programme', () => {
  expect(chooseAt(CHOSEN, 3, 'Miasto B')).toEqual({
    flow: 'STUDIA_WYZSZE',
    history: { 1: 'Kierunek A', 3: 'Miasto B' },
    picked: null,
  });
});

test('the same choice again changes nothing', () => {
  expect(chooseDirection(CHOSEN, 'STUDIA_WYZSZE', 'Kierunek A')).toBe(CHOSEN);
  expect(chooseAt(CHOSEN, 3, 'Miasto A')).toBe(CHOSEN);
});
