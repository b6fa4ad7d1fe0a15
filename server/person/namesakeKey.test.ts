import { namesakeKey } from './namesakeKey';

const key = (imie: string, nazwisko: string, dataUrodzenia = '2004-02-29') =>
  namesakeKey({ imie, nazwisko, dataUrodzenia });

const ANNA = key('Anna', 'Żółw-Łoś');

test.each([
  ['ANNA', 'ZOLW LOS'],
  ['Anna Maria', 'Żółw-Łoś'],
  ['Żółw-Łoś', 'Anna'],
  [' anna ', 'Żo\u0301łw – Łos\u0301'],
])('%s %s is the same person', (imie, nazwisko) => {
  expect(key(imie, nazwisko)).toBe(ANNA);
});

test.each([
  ['Hanna', 'Żółw-Łoś', '2004-02-29'],
  ['Anna', 'Żółw', '2004-02-29'],
  ['Anna', 'Żółw-Łoś', '2004-02-28'],
])('%s %s, born on %s, is somebody else', (...person) => {
  expect(key(...person)).not.toBe(ANNA);
});

test.each([
  ['Işıl', 'Yıldız', 'ISIL', 'YILDIZ'],
  ['Jörg', 'Groß', 'Jorg', 'Gross'],
])('%s %s is %s %s in a passport', (imie, nazwisko, ...inPassport) => {
  expect(key(imie, nazwisko)).toBe(key(...inPassport));
});

test('a person with one name is the same wherever it was typed', () => {
  expect(key('Suharto', '-')).toBe(key('-', 'Suharto'));
});
