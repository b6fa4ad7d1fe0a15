import { nearFinder, typos } from './nearMatch';

test.each([
  ['psycholgia', 'psychologia', 1],
  ['pscyhologia', 'psychologia', 1],
  ['psychollogia', 'psychologia', 1],
  ['psichologia', 'psychologia', 1],
  ['psxyhologia', 'psychologia', 2],
  ['psxychologia', 'psychologia', 1],
  ['psychol', 'psychologia', 0],
  ['', 'psychologia', 0],
  ['prawo', '', 5],
])('"%s" and "%s": distance %i', (typed, word, count) => {
  expect(typos(typed, word)).toBe(count);
});

const NAMES = [
  'Prawo',
  'Psychologia',
  'Psychologia w biznesie',
  'Zarządzanie',
  'Pedagogika',
  'Grafika komputerowa',
  'Oʻzbek tili',
];
const near = nearFinder(NAMES, String);

test.each([
  ['psycholgia', ['Psychologia', 'Psychologia w biznesie']],
  ['PSYHOLOGIA', ['Psychologia', 'Psychologia w biznesie']],
  ['zażądzanie', ['Zarządzanie']],
  ['komputrowa grafka', ['Grafika komputerowa']],
  ['psychologia w biznseie', ['Psychologia w biznesie']],
  ['parwo', ['Prawo']],
  ['pedgogka', ['Pedagogika']],
  ['grfka', []],
  ['prwa', ['Prawo']],
  ['ara', []],
  ['robotyka', []],
  ['', []],
  ['...', []],
])('%s is near %j', (query, found) => {
  expect(near(query)).toEqual(found);
});

test('sorts by distance', () => {
  const find = nearFinder(['Marketnig', 'Marketing'], String);
  expect(find('marketing')).toEqual(['Marketing', 'Marketnig']);
});
