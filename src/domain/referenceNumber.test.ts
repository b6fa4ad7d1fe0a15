import { referenceNumber, shownReference, typedReference } from './referenceNumber';

const keys = Array.from({ length: 20_000 }, (_, index) => `key-${index}`);

test('a key has the same number in every release', () => {
  expect(referenceNumber('a-key')).toBe('TPE4HHDF');
});

test('20,000 keys that differ by a digit have numbers of their own', () => {
  expect(new Set(keys.map(referenceNumber)).size).toBe(keys.length);
});

test('every place takes every symbol, and no two places go together', () => {
  const numbers = keys.map(referenceNumber);
  const pairs = (one: number, other: number) =>
    new Set(numbers.map((number) => number.charAt(one) + number.charAt(other))).size;
  for (let place = 1; place < 8; place += 1) expect(pairs(place - 1, place)).toBe(22 * 22);
});

test('a typed number is read without its spaces, hyphens and case', () => {
  const number = referenceNumber('a-key');
  expect(typedReference(shownReference(number))).toBe(number);
  expect(typedReference(` ${shownReference(number).toLowerCase().replace(' ', '-')} `)).toBe(
    number,
  );
  expect(typedReference('Ｋ７ＰＭ\u20133XVA.')).toBe('K7PM3XVA');
  // With a Cyrillic and an Arabic keyboard.
  expect(typedReference('к7рм 3ХVА')).toBe('K7PM3XVA');
  expect(typedReference('K٧PM ٣XVA')).toBe('K7PM3XVA');
  expect(typedReference('#K7PM/3XVA')).toBe('K7PM3XVA');
  expect(typedReference('K7PM')).toBeNull();
  expect(typedReference('OOOO OOOO')).toBeNull();
});
