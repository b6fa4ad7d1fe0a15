import { hasLetter, hasNonLatinLetter } from './plainText';

test.each([
  ["D'Arc", true],
  ['\u0416', true],
  ['\u738b', true],
  ['\u0645\u06cc\u200c\u0645', true],
  ['', false],
  ['123', false],
  ['\u3164\u115f\u1160\uffa0', false],
  ['\u2800\u2800\u2800', false],
  ['\u0301', false],
  ['😀', false],
])('%j contains a letter: %s', (text, letter) => {
  expect(hasLetter(text)).toBe(letter);
});

test.each([
  ['Żółć', false],
  ['O\u02bbktam', false],
  ['G\u02bcani', false],
  ['Nguye\u0302\u0303n', false],
  ['ª-1 2.', false],
  ['\u3164', false],
  ['\u0410nna', true],
  ['محمد', true],
  ['王', true],
])('%j contains a non-Latin letter: %s', (text, other) => {
  expect(hasNonLatinLetter(text)).toBe(other);
});
