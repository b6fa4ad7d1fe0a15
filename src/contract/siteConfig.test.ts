import { parseSiteConfig } from './parseSiteConfig';
import { DEFAULT_SITE_CONFIG, fallbackLang, textIn } from './siteConfig';

test('has defaults', () => {
  expect(parseSiteConfig({})).toEqual(DEFAULT_SITE_CONFIG);
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
  [{ institution: ' \u00a0' }, 'institution: must not be blank'],
  [{ institution: '\u200b' }, 'institution: must not be blank'],
  [{ institution: 'Uczelnia\n' }, 'institution: must not have line breaks'],
  [{ institution: 'U'.repeat(201) }, 'institution: must have at most 200 characters'],
  [{ title: { pl: 'Nabór', eng: ' ' } }, 'title.eng: must not be blank'],
  [{ title: { pl: 'N'.repeat(201) } }, 'title.pl: must have at most 200 characters'],
  [{ helpLine: `+48${' '.repeat(9)}` }, 'helpLine'],
  [{ helpLine: `+48${'1'.repeat(13)}` }, 'helpLine'],
  [{ basePath: '/../' }, 'basePath: must not have "." or ".."'],
  [{ basePath: '/api/' }, 'basePath: must not start with /api/'],
  [{ basePath: '/API/studia/' }, 'basePath: must not start with /api/'],
  [{ basePath: '/assets/' }, 'basePath: must not start with /api/ or /assets/'],
  [{ basePath: `/${'x'.repeat(200)}/` }, 'basePath: must have at most 200'],
  [{ apiBase: "https://api.example.org; script-src 'unsafe-inline'/" }, 'apiBase'],
  [{ apiBase: '/api;x/' }, 'apiBase'],
  [{ apiBase: '/api\u0000/' }, 'apiBase'],
  [{ apiBase: '//api.example.org/' }, 'apiBase'],
  [{ apiBase: 'https://user:word@api.example.org/' }, 'apiBase'],
  [{ apiBase: '/api/../' }, 'apiBase: must not have "." or ".."'],
  [{ languages: ['eng'] }, 'languages: must include "pl"'],
  [{ languages: ['pl', 'fr'] }, 'languages.1'],
  [{ poland: '' }, 'poland'],
  [{ poland: ' ' }, 'poland: must not be blank'],
  [{ tagManagerId: 'UA-1' }, 'tagManagerId: must be empty or look like GTM-XXXX'],
  [{ colour: 'red' }, 'colour: is unknown'],
  [{ primaryColour: 'red' }, 'primaryColour: must be a colour like #0E5768'],
  [{ primaryColour: '#0E5768;}body{' }, 'primaryColour'],
  [{ primaryColourDark: '#fff' }, 'primaryColourDark'],
  [
    { logo: 'https://other.example/logo.svg' },
    'logo: must be an SVG or PNG: a path like /logo.svg',
  ],
  [{ logo: '//other.example/logo.svg' }, 'logo'],
  [{ logo: '/logo.gif' }, 'logo'],
  [{ logo: 'data:text/html;base64,AAAA' }, 'logo'],
  [{ logo: 'data:image/svg+xml,<svg onload="x"/>' }, 'logo'],
  [{ logo: `data:image/png;base64,${'A'.repeat(33_000)}` }, 'logo: must have at most 24 kB'],
  [{ logoWidth: 200 }, 'logoWidth: must be at most 120 pixels'],
  [{ logoWidth: '36' }, 'logoWidth'],
  [{ openingHours: { eng: 'Mon-Fri' } }, 'openingHours.pl'],
  [{ studentCardPrice: 22 }, 'studentCardPrice'],
  [
    { studentCardPrice: '22,50 PLN' },
    'studentCardPrice: must be an amount and a currency like "22 PLN"',
  ],
  [
    { legalLinks: [{ text: { pl: 'RODO' }, address: 'javascript:alert(1)' }] },
    'legalLinks.0.address',
  ],
  [{ legalLinks: [{ text: { pl: 'RODO' }, address: '//other.example/' }] }, 'legalLinks.0.address'],
  [{ legalLinks: [{ text: { eng: 'Privacy' }, address: '/' }] }, 'legalLinks.0.text.pl'],
  [null, 'the whole'],
  ['text', 'the whole'],
  [[1], '0'],
])('[1.2.5] rejects %j and names "%s"', (given, named) => {
  expect(() => parseSiteConfig(given)).toThrow(named);
  expect(() => parseSiteConfig(given)).toThrow('The site configuration is wrong.');
});

test.each([
  [{ basePath: '/studia/2026.v-1/' }],
  [{ basePath: '/apis/' }],
  [{ apiBase: 'https://api.uczelnia.example/v1/' }],
  [{ apiBase: 'http://127.0.0.1:8080/' }],
  [{ apiBase: 'http://[::1]:8080/a%20b/' }],
  [{ helpLine: '+48221234567' }],
  [{ primaryColour: '#7A1F2B', primaryColourDark: '#e8a0a8' }],
  [{ logo: '/brand/logo.svg', logoWidth: 120 }],
  [{ logo: 'data:image/svg+xml;base64,PHN2Zy8+' }],
  [{ openingHours: { pl: 'pn.–pt. 8–16', eng: 'Mon–Fri 8 am – 4 pm' } }],
  [{ studentCardPrice: '12.50 EUR' }],
  [{ legalLinks: [{ text: { pl: 'RODO' }, address: 'https://uczelnia.example/rodo?a=1' }] }],
  [{ institution: 'Wyższa Szkoła „Przykład” im. św. Jana' }],
])('accepts %j', (given) => {
  expect(parseSiteConfig(given)).toEqual({ ...DEFAULT_SITE_CONFIG, ...given });
});

test('names every wrong key', () => {
  expect(() => parseSiteConfig({ poland: '', basePath: 'x' })).toThrow(/basePath.*poland/);
});

test('a text in a language without one is the Polish text', () => {
  const texts = { pl: 'Godziny', eng: 'Hours' };
  expect(['pl', 'eng', 'de', 'toString'].map((language) => textIn(texts, language))).toEqual([
    'Godziny',
    'Hours',
    'Godziny',
    'Godziny',
  ]);
  expect(['pl', 'eng', 'de'].map((language) => fallbackLang(texts, language))).toEqual([
    undefined,
    undefined,
    'pl',
  ]);
});
