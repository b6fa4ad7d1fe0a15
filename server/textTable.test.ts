import { textTable } from './textTable';

const ROWS = [
  ['K7PM 3XVA', 'Żółć 😀', 'Zarządzanie w administracji'],
  ['A', 'Jan', ''],
];

test('columns are as wide as their cells', () => {
  expect(textTable(ROWS)).toBe('K7PM 3XVA  Żółć 😀  Zarządzanie w administracji\nA          Jan\n');
});

test('in a terminal the widest cells are shortened until a row fits', () => {
  const [line = ''] = textTable(ROWS, 36).split('\n');
  expect(line).toBe('K7PM 3XVA  Żółć 😀  Zarządzanie w ad…');
  expect(Array.from(line)).toHaveLength(36);
});
