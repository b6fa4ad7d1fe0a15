import { createIntl } from 'react-intl';
import { entryName } from './copyFields';

const intl = createIntl({ locale: 'en' });
const ENTRIES = [{ nazwa: 'Niemcy', wartosc: 'DE' }];

test.each([
  ['in the dictionary', 'DE', 'Niemcy'],
  ['not in the dictionary, a country code', 'UA', 'Ukraine'],
  ['not in the dictionary, Poland', '1', 'Poland'],
  ['not in the dictionary, no country code', '15', '15'],
  ['no country at all', 'AAA', 'AAA'],
])('a value %s → its name: %s → %s', (_what, wartosc, name) => {
  expect(entryName(intl, ENTRIES, wartosc, '1')).toBe(name);
});
