import { splitStreet } from './houseNumber';

test.each([
  ['ul. Polna 5/7', 'ul. Polna', '5/7'],
  ['Polna 5', 'Polna', '5'],
  ['ul. Polna 5a', 'ul. Polna', '5a'],
  ['ul. Polna 5 A', 'ul. Polna', '5 A'],
  ['ul. Polna, 5 m. 7', 'ul. Polna', '5 m. 7'],
  ['ul. Polna 5 lok. 7', 'ul. Polna', '5 lok. 7'],
  ['ul. Polna nr 5', 'ul. Polna', '5'],
  ['Polna 5m7', 'Polna', '5m7'],
  ['Polna 5–7', 'Polna', '5–7'],
  ['Polna 5 mieszkanie 7', 'Polna', '5 mieszkanie 7'],
  ['Polna 5 klatka 2 m. 7', 'Polna', '5 klatka 2 m. 7'],
  ['Polna 5.', 'Polna', '5'],
  ['Polna 5/m7', 'Polna', '5/m7'],
  ['Polna 5 / m. 7', 'Polna', '5 / m. 7'],
  ['Polna 5/lok. 7', 'Polna', '5/lok. 7'],
  ['Polna 5 kl. A m. 7', 'Polna', '5 kl. A m. 7'],
  ['Dlouhá 12/a', 'Dlouhá', '12/a'],
  ['ул. Ленина 5 стр. 2', 'ул. Ленина', '5 стр. 2'],
  ['ul. 28 Czerwca 1956 r. 12', 'ul. 28 Czerwca 1956 r.', '12'],
  ['Osiedle 35-lecia 4', 'Osiedle 35-lecia', '4'],
  ['Plac 11 Listopada 4 m. 7', 'Plac 11 Listopada', '4 m. 7'],
  ['nám. 14. října 5', 'nám. 14. října', '5'],
  ['Polna ٥', 'Polna', '5'],
  ['al. Jana Pawła II 12', 'al. Jana Pawła II', '12'],
  ['3 Maja 5', '3 Maja', '5'],
  ['6 Sierpnia 12 m. 3', '6 Sierpnia', '12 m. 3'],
  ['ul. Dywizjonu 303 12', 'ul. Dywizjonu 303', '12'],
  ['ул. Ленина, дом 5, квартира 7', 'ул. Ленина', '5, квартира 7'],
  ['ул. Ленина 5, корп. 2, кв. 7', 'ул. Ленина', '5, корп. 2, кв. 7'],
  ['просп. Миру, 12-Б', 'просп. Миру', '12-Б'],
  ['Navoiy koʻchasi, 12-uy, 5-xonadon', 'Navoiy koʻchasi', '12-uy, 5-xonadon'],
  ['ul. 3 Maja 12', 'ul. 3 Maja', '12'],
  ['al. 29 Listopada 12/3', 'al. 29 Listopada', '12/3'],
  ['os. 1000-lecia 5', 'os. 1000-lecia', '5'],
  ['ul. Jana Pawła II 15', 'ul. Jana Pawła II', '15'],
  ['Hauptstraße 12a', 'Hauptstraße', '12a'],
  ['Dlouhá 123/45', 'Dlouhá', '123/45'],
  ['ул. Ленина, д. 5, кв. 7', 'ул. Ленина', '5, кв. 7'],
  ['вул. Шевченка, буд. 5', 'вул. Шевченка', '5'],
  ['Atatürk Cad. No: 5/12', 'Atatürk Cad.', '5/12'],
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
  'ul. Dywizjonu 303',
  'ul. 11 Listopada',
  'ul. 1 Armii WP',
  'ul. Jana Pawła 2',
  'ul. Bohaterów Września 1939',
  'ul. 28 Czerwca 1956 r.',
  // Two numbers, of which none is surely the house.
  'ul. Polna 5 2',
  'ul. Polna 5 nr 3',
  'House 12, Road 5',
  'Kungsgatan 12 lgh 1001',
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
  ['40 лет Победы', null],
  ['12 High Street, Flat 3', null],
  ['8 Марта 5', { adres: '8 Марта', numerDomu: '5' }],
  ['1st Avenue', null],
  ['350 5th Ave', { adres: '5th Ave', numerDomu: '350' }],
  ['221B Baker Street', { adres: 'Baker Street', numerDomu: '221B' }],
  ['Kossuth Lajos utca 5. 2/3', null],
])('abroad the number of "%s" may come first', (typed, split) => {
  expect(splitStreet(typed, true)).toEqual(split);
});
