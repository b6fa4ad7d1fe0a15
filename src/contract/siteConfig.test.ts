import { DEFAULT_SITE_CONFIG, parseSiteConfig } from './siteConfig';

test('nothing given is the default', () => {
  expect(parseSiteConfig({})).toEqual(DEFAULT_SITE_CONFIG);
});

test('what is given is taken, the rest is the default', () => {
  const given = { basePath: '/rekrutacja/', apiBase: 'https://api.uczelnia.example/v1/' };
  expect(parseSiteConfig(given)).toEqual({ ...DEFAULT_SITE_CONFIG, ...given });
});

test.each([
  [{ institution: '' }, 'institution'],
  [{ title: { eng: 'Admissions' } }, 'title.pl'],
  [{ helpLine: '22 000 00 00' }, 'helpLine: must be a phone number that starts with +48'],
  [{ helpLine: '+49 22 000 00 00' }, 'helpLine'],
  [{ basePath: 'rekrutacja' }, 'basePath: must start and end with a slash'],
  [{ basePath: '//uczelnia.example/' }, 'basePath'],
  [{ apiBase: '/api' }, 'apiBase: must be a path or an http(s) address that ends with a slash'],
  [{ apiBase: 'javascript:alert(1)/' }, 'apiBase'],
  [{ languages: ['eng'] }, 'languages: must include "pl"'],
  [{ languages: ['pl', 'fr'] }, 'languages.1'],
  [{ poland: '' }, 'poland'],
  [{ tagManagerId: 'UA-1' }, 'tagManagerId: must be empty or look like GTM-XXXX'],
  [{ colour: 'red' }, 'colour'],
  [null, 'the whole'],
  ['text', 'the whole'],
  [[1], '0'],
])('%j is refused, naming "%s"', (given, named) => {
  expect(() => parseSiteConfig(given)).toThrow(named);
  expect(() => parseSiteConfig(given)).toThrow('The site configuration is wrong.');
});

test('every wrong key is named', () => {
  expect(() => parseSiteConfig({ poland: '', basePath: 'x' })).toThrow(/basePath.*poland/);
});
