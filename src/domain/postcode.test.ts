import type { PostcodePlace } from '../contract/postcode';
import { formatPostcode, isPolishPostcode, postcodeDigits, settledPlaces } from './postcode';

test.each([
  '00999',
  '00-999',
  ' 00 999 ',
  '00–999',
  '00.999',
  '00_999',
  '00/999',
  'PL-00-999',
  'PL 00999',
  'pl00999',
  'P-00-999',
  '00999 Kraków',
  '00-999, Kraków',
  '00 999 Nowy Sącz',
  'Kraków 00-999',
  '00999Kraków',
  '(00-999)',
  '00-999 (Kraków)',
  '00\u2212999',
  '00,999',
  '00-999.',
  '٠٠٩٩٩',
  '۰۰-۹۹۹',
  '००९९९',
  '００９９９',
])('[5.1.17] "%s" is a Polish postcode', (text) => {
  expect(postcodeDigits(text)).toBe('00999');
  expect(isPolishPostcode(text)).toBe(true);
});

test.each([
  '',
  '0099',
  '009990',
  '0099a',
  '00999 5',
  '0099a9',
  '00-999x',
  '00999/5',
  'a0999',
  'D-00999',
  '*****',
])('[5.1.16, 5.1.17] "%s" is not', (text) => {
  expect(isPolishPostcode(text)).toBe(false);
});

test.each([
  ['', ''],
  ['0', '0'],
  ['00', '00'],
  ['009', '00-9'],
  ['00999', '00-999'],
  ['009990', '00-9990'],
  ['SW1', 'SW1'],
  ['a009', 'a009'],
  ['009a', '009a'],
])('"%s" is formatted as "%s"', (digits, shown) => {
  expect(formatPostcode(digits)).toBe(shown);
});

function place(over: Partial<PostcodePlace> = {}): PostcodePlace {
  return { miejscowosc: 'A', rodzajMiejscowosci: 1, ulica: null, wojewodztwo: 'W', ...over };
}

test('each town is listed once, with each of its streets once', () => {
  const places = [
    place({ ulica: 'Druga' }),
    place({ ulica: 'Pierwsza' }),
    place({ miejscowosc: 'B', rodzajMiejscowosci: 2 }),
    place({ ulica: 'Druga' }),
    place({ ulica: '' }),
    place(),
  ];
  expect(settledPlaces(places)).toEqual([
    { miejscowosc: 'A', rodzajMiejscowosci: 1, wojewodztwo: 'W', streets: ['Druga', 'Pierwsza'] },
    { miejscowosc: 'B', rodzajMiejscowosci: 2, wojewodztwo: 'W', streets: [] },
  ]);
});

test('places of one name that differ otherwise stay separate', () => {
  const places = [place(), place({ wojewodztwo: 'X' }), place({ rodzajMiejscowosci: 2 })];
  expect(settledPlaces(places)).toHaveLength(3);
});

test('at most 200 places are returned', () => {
  const places = Array.from({ length: 5000 }, (_, index) => place({ miejscowosc: `M${index}` }));
  expect(settledPlaces(places)).toHaveLength(200);
});
