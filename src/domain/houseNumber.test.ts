import { splitStreet } from './houseNumber';

test.each([
  ['ul. Polna 5/7', 'ul. Polna', '5/7'],
  ['Polna 5', 'Polna', '5'],
  ['ul. Polna 5a', 'ul. Polna', '5a'],
  ['ul. Polna 5 A', 'ul. Polna', '5 A'],
  ['ul. Polna, 5 m. 7', 'ul. Polna', '5 m. 7'],
  ['ul. Polna 5 lok. 7', 'ul. Polna', '5 lok. 7'],
  ['ul. Polna nr 5', 'ul. Polna', '5'],
  ['ul. 3 Maja 12', 'ul. 3 Maja', '12'],
  ['al. 29 Listopada 12/3', 'al. 29 Listopada', '12/3'],
  ['os. 1000-lecia 5', 'os. 1000-lecia', '5'],
  ['ul. Jana Pawła II 15', 'ul. Jana Pawła II', '15'],
  ['Hauptstraße 12a', 'Hauptstraße', '12a'],
  ['Dlouhá 123/45', 'Dlouhá', '123/45'],
  ['ул. Ленина, д. 5, кв. 7', 'ул. Ленина', '5, кв. 7'],
  ['вул. Шевченка, буд. 5', 'вул. Шевченка', '5'],
  ['Navoiy koʻchasi 12-uy', 'Navoiy koʻchasi', '12-uy'],
])('the house number of "%s" is offered: "%s" and "%s"', (typed, adres, numerDomu) => {
  expect(splitStreet(typed, false)).toEqual({ adres, numerDomu });
});

test.each([
  'ul. 3 Maja',
  '3 Maja',
  'os. 1000-lecia',
  'ul. Polna',
  'ul. Jana Pawła II',
  'ul. Jana Pawła 2',
  'ul. Bohaterów Września 1939',
  '12',
  '',
  '12 Baker Street',
])('"%s" has no house number in Poland', (typed) => {
  expect(splitStreet(typed, false)).toBeNull();
});

test.each([
  ['12 Baker Street', { adres: 'Baker Street', numerDomu: '12' }],
  ['5 bis, rue de la Paix', { adres: 'rue de la Paix', numerDomu: '5 bis' }],
  ['12, rue de la Paix', { adres: 'rue de la Paix', numerDomu: '12' }],
  ['8 Марта', null],
  ['1st Avenue', null],
])('abroad the number of "%s" may come first', (typed, split) => {
  expect(splitStreet(typed, true)).toEqual(split);
});
