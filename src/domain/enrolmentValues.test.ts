import { answerKey, confirmationKey } from './enrolmentValues';

test('the key of an id is safe in the path of a field, whatever the id', () => {
  const ids = ['a.b', 'a[0]', 'a b', 'ą', '\ud800', '__proto__', '', '%', '%0025', 7, 0.5];
  const keys = ids.map(answerKey);
  for (const key of keys) expect(key).toMatch(/^id[\w%-]*$/);
  expect(new Set(keys).size).toBe(ids.length);
});

test('a number and its text are the same id', () => {
  expect(answerKey(7)).toBe(answerKey('7'));
});

test('the key of a confirmation holds no dot', () => {
  expect(confirmationKey('adres.miejscowosc')).toBe('adres_miejscowosc');
});
