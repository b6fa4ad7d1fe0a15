import { fieldId } from './fieldId';

test.each([
  ['answers.a-b', 'answers.a_b'],
  ['answers.a-b', 'answers.a.b'],
  ['answers.a b', 'answers.a-b'],
  ['answers.%0041', 'answers.-0041'],
  ['ą', 'a'],
])('"%s" and "%s" have ids of their own', (one, other) => {
  expect(fieldId(one)).not.toBe(fieldId(other));
});

test('an id has no spaces, and stays the same', () => {
  expect(fieldId('a b\tc')).not.toMatch(/\s/);
  expect(fieldId('a b')).toBe(fieldId('a b'));
});
