import { answerKey, confirmation, confirmationKey, initialValues } from './enrolmentValues';

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
  expect(confirmation('adres.adres', 'x')).toEqual({
    name: 'potwierdzone.adres_adres',
    label: 'x',
  });
});

test('nothing is ticked in a new form but the same address for letters', () => {
  const { adres, adresKontaktowy, ...values } = initialValues('PL', '+48');
  const ticked = (fields: object) =>
    Object.entries(fields).flatMap(([name, value]) => (value === true ? [name] : []));
  expect(ticked(values)).toEqual(['adresKorespondencyjnyJakZamieszkania']);
  expect(ticked({ ...adres, ...adresKontaktowy })).toEqual([]);
});
