import { POLAND, poleValues } from '../../../../testing/domainFixtures';
import { reviewed } from './reviewed';

test('repeats a postcode without the country and the town that were typed with it', () => {
  const values = poleValues();
  const adres = { ...values.adres, kodPocztowy: 'PL 30-059 Kraków', miejscowosc: 'Kraków' };
  expect(reviewed.address({ ...values, adres }, POLAND)).toMatch(/, 30-\u2060059 Kraków$/);
});

test.each([
  ['+48', ' 600-100-200 ', '+48 600 100 200'],
  ['+48', '+49 151 000000', '+49151000000'],
  ['', '600 100 200', '600100200'],
  ['+48', ' ', ''],
])('repeats under %s the number "%s" as %s', (numerKierunkowy, telefon, shown) => {
  const phone = reviewed.phone({ ...poleValues(), numerKierunkowy, telefon }, POLAND);
  expect(phone.replaceAll('\u00a0', ' ')).toBe(shown);
});
