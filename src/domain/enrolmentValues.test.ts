import { answerKey, confirmationKey } from './enrolmentValues';

test('the key of an id contains no characters with a meaning in field paths', () => {
  const ids = ['a.b', 'a[0]', 'a b', 'ą', '\ud800', '__proto__', '', '%', '%0025', 7, 0.5];
  const keys = ids.map(answerKey);
  for (const key of keys) expect(key).toMatch(/^id[\w%-]*$/);
  expect(new Set(keys).size).toBe(ids.length);
});

test('a number and its text are the same id', () => {
  expect(answerKey(7)).toBe(answerKey('7'));
});

test('the key of a confirmation contains no dot', () => {
  expect(confirmationKey('adres.miejscowosc')).toBe('adres_miejscowosc');
});
