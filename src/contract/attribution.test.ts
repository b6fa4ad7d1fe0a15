import { attributionIn, attributionQuery } from './attribution';

test('a campaign is read from an address, and written as it is read', () => {
  const campaign = attributionIn('?utm_campaign=+Zażółć+2026+&oferta=17&utm_source=Facebook');
  expect(campaign).toEqual({ utm_source: 'Facebook', utm_campaign: 'Zażółć 2026' });
  const header = attributionQuery(campaign ?? {});
  expect(header).toMatch(/^[\x21-\x7e]+$/);
  expect(attributionIn(header)).toEqual(campaign);
});

test.each([
  ['no campaign', '?oferta=17&utm_id=5'],
  ['an empty value', 'utm_source='],
  ['an e-mail address', 'utm_term=anna%40uczelnia.example'],
  ['a phone number', 'utm_content=%2B48+600+100+200'],
  ['a phone number with dots', 'utm_content=600.100.200'],
  ['a PESEL', 'utm_content=nr+44051401359'],
  ['a line break', 'utm_source=a%0d%0ab'],
  ['markup', 'utm_source=%3Cscript%3E'],
  ['more than 100 characters', `utm_source=${'a'.repeat(101)}`],
])('%s is left out', (_what, query) => {
  expect(attributionIn(query)).toBeNull();
});

test('letters in two parts are composed, so that a report counts one campaign', () => {
  const name = encodeURIComponent('Łódź'.normalize('NFD'));
  expect(attributionIn(`utm_campaign=${name}`)).toEqual({ utm_campaign: 'Łódź' });
});

test('one value that is left out keeps the others', () => {
  expect(attributionIn('utm_source=list&utm_term=a%40b.pl')).toEqual({ utm_source: 'list' });
});
