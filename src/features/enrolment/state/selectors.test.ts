import { passportValues } from '../../../testing/domainFixtures';
import { filledNames } from './selectors';

test('contains names of filled-in fields, and no value', () => {
  const filled = filledNames({ ...passportValues(), nazwisko: '' });
  expect(filled).toEqual(
    expect.arrayContaining(['imie', 'obcokrajowiecSeriaNumerDowodu', 'adres.adres', 'zgody.id1']),
  );
  expect(filled).not.toEqual(
    expect.arrayContaining(['nazwisko', 'pesel', 'adresKontaktowy.adres']),
  );
  const json = JSON.stringify(filled);
  for (const value of ['Przykład', 'XX0000000', '29/02/2004', 'Musterweg', '151 000000']) {
    expect(json).not.toContain(value);
  }
});
