import { createIntl } from 'react-intl';
import { dateInWords } from './dateInWords';

test.each([
  ['pl', '30 września', '30 września 2027'],
  ['en-GB', '30 September', '30 September 2027'],
  ['uz', '30-sentabr', '2027-yil 30-sentabr'],
])('%s: %s, %s', (locale, day, date) => {
  const intl = createIntl({ locale, timeZone: 'America/New_York' });
  expect(dateInWords(intl, '2027-09-30')).toBe(day);
  expect(dateInWords(intl, '2027-09-30', 'numeric')).toBe(date);
});
