import { POLAND, poleValues } from '../../../../testing/domainFixtures';
import { reviewed } from './reviewed';

test('repeats a postcode without the country and the town that were typed with it', () => {
  const values = poleValues();
  const adres = { ...values.adres, kodPocztowy: 'PL 30-059 Kraków', miejscowosc: 'Kraków' };
  expect(reviewed.address({ ...values, adres }, POLAND)).toMatch(/, 30-059 Kraków$/);
});
