import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_SITE_CONFIG } from '../src/contract/siteConfig';
import { Catalogue } from './catalogue/catalogue';
import SAMPLE from './seed/site.json';
import {
  checkPoland,
  readServedConfig,
  readSiteConfig,
  unknownSettings,
} from './siteConfiguration';
import { SEED } from './testing/testSeed';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'config-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

function file(content: string): string {
  const name = join(directory, 'site.json');
  writeFileSync(name, content);
  return name;
}

test('without any setting it is the invented institution', () => {
  expect(readSiteConfig({}, null)).toEqual({ ...DEFAULT_SITE_CONFIG, ...SAMPLE });
});

test('an institution has nothing of the invented one', () => {
  const { institution, ...rest } = readSiteConfig({ CONFIG_INSTITUTION: 'A' }, null);
  const { institution: _default, ...defaults } = DEFAULT_SITE_CONFIG;
  expect(institution).toBe('A');
  expect(rest).toEqual(defaults);
});

test('the environment overrides the file', () => {
  const given = file('{"institution":"A","poland":"POL","languages":["pl"]}');
  const environment = {
    CONFIG_INSTITUTION: 'B',
    CONFIG_TITLE: 'Nabór',
    CONFIG_LANGUAGES: 'pl, eng',
    // As of a file with other line ends, and of a variable that a composition passes on without a value.
    CONFIG_HELP_LINE: '+48 12 000 00 00\r',
    CONFIG_POLAND: '',
  };
  expect(readSiteConfig(environment, given)).toEqual({
    ...DEFAULT_SITE_CONFIG,
    institution: 'B',
    title: { pl: 'Nabór' },
    languages: ['pl', 'eng'],
    helpLine: '+48 12 000 00 00',
    poland: 'POL',
  });
});

test('titles by language', () => {
  const title = { pl: 'Nabór', eng: 'Admissions' };
  expect(readSiteConfig({ CONFIG_TITLE: JSON.stringify(title) }, null).title).toEqual(title);
});

test.each([
  ['{"helpLine":"12"}', {}, 'helpLine'],
  ['{"helpline":"+48 12 000 00 00"}', {}, 'helpline'],
  ['[]', {}, 'must contain one JSON object'],
  ['{', {}, 'CONFIG_FILE'],
  ['{}', { CONFIG_BASE_PATH: 'studia' }, 'basePath'],
  ['{}', { CONFIG_LANGUAGES: 'eng' }, 'languages'],
  ['{}', { CONFIG_LANGUAGES: 'pl,en' }, '"en" is not a language of the site: did you mean eng?'],
  ['{"languages":["pl","cz"]}', {}, 'did you mean cs?'],
  ['{}', { CONFIG_LANGUAGES: 'pl,polski' }, 'received "polski"'],
  ['{}', { CONFIG_TITLE: '{' }, 'CONFIG_TITLE'],
  ['{}', { CONFIG_OPENING_HOURS: '{' }, 'CONFIG_OPENING_HOURS must be a text or a JSON object'],
  ['{}', { CONFIG_LEGAL_LINKS: 'https://a.example/' }, 'CONFIG_LEGAL_LINKS must be JSON'],
  ['{}', { CONFIG_PRIMARY_COLOUR: '#FFD200' }, 'WCAG AA requires 4.5'],
  ['{}', { CONFIG_LOGO: 'file:logo.gif' }, 'logo.gif must be an SVG or PNG'],
  ['{"logo":"file:/none/logo.svg"}', {}, '/none/logo.svg'],
  ['{"guardianText":{"pl":"file:/none/guardian.pl.html"}}', {}, '/none/guardian.pl.html'],
])('the file %s with %o: the message names the error', (content, environment, name) => {
  expect(() => readSiteConfig(environment, file(content))).toThrow(name);
});

test('a logo is beside the file that names it', () => {
  writeFileSync(join(directory, 'beside.svg'), '<svg/>');
  const { logo } = readSiteConfig({}, file('{"logo":"file:beside.svg"}'));
  expect(logo).toBe('data:image/svg+xml;base64,PHN2Zy8+');
});

test('a text for candidates under 18 is a page beside the file that names it', () => {
  writeFileSync(join(directory, 'guardian.pl.html'), '<p>Umowę podpisuje <b>opiekun</b>.</p>\n');
  const { guardianText } = readSiteConfig(
    {},
    file('{"guardianText":{"pl":"file:guardian.pl.html","eng":"A guardian signs."}}'),
  );
  expect(guardianText).toEqual({ pl: 'Umowę podpisuje opiekun.', eng: 'A guardian signs.' });
});

test('the environment sets the brand', () => {
  const logo = join(directory, 'logo.svg');
  writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const links = [{ text: { pl: 'RODO' }, address: '/rodo' }];
  const environment = {
    CONFIG_INSTITUTION: 'A',
    CONFIG_LOGO: `file:${logo}`,
    CONFIG_LOGO_WIDTH: '90',
    CONFIG_PRIMARY_COLOUR: '#7A1F2B',
    CONFIG_OPENING_HOURS: 'pn.–pt. 8–16',
    CONFIG_STUDENT_CARD_PRICE: '10 EUR',
    CONFIG_LEGAL_LINKS: JSON.stringify(links),
  };
  expect(readSiteConfig(environment, null)).toEqual({
    ...DEFAULT_SITE_CONFIG,
    institution: 'A',
    logo: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
    logoWidth: 90,
    primaryColour: '#7A1F2B',
    openingHours: { pl: 'pn.–pt. 8–16' },
    studentCardPrice: '10 EUR',
    legalLinks: links,
  });
});

test('a missing file is named', () => {
  expect(() => readSiteConfig({}, '/none/at/all.json')).toThrow('/none/at/all.json');
});

test('unknown settings are reported', () => {
  const environment = {
    CONFIG_TITEL: 'x',
    CONFIG_TITLE: 'x',
    CONFIG_FILE: 'x',
    CONFIG_API_BASE: '/',
    CONFIG_PATH: 'x',
    config_languages: 'x',
    PATH: 'x',
  };
  expect(unknownSettings(environment)).toEqual([
    ['CONFIG_TITEL', 'CONFIG_TITLE'],
    ['CONFIG_PATH', undefined],
    ['config_languages', 'CONFIG_LANGUAGES'],
  ]);
});

test.each([
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATABASEURL', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['DATA_DIRS', 'DATA_DIR'],
  ['SMTP_URLS', 'SMTP_URL'],
  ['SMTPURL', 'SMTP_URL'],
  ['SITEURL', 'SITE_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['WEBHOOK_SECERT', 'WEBHOOK_SECRET'],
  ['APPLICATION_KEEP_DAYS', 'APPLICATIONS_KEEP_DAYS'],
])('%s is nearly %s', (name, meant) => {
  expect(unknownSettings({ [name]: 'x' })).toEqual([[name, meant]]);
});

test('settings and variables of other programs are not nearly settings', () => {
  const environment = { DATABASE_URL: 'x', PATH: 'x', HOSTNAME: 'x', NODE_ENV: 'x', PORTS: 'x' };
  expect(unknownSettings(environment)).toEqual([]);
});

test('an empty dictionary counts as none: the Polish one is used, as by a server', () => {
  const entries = { pl: [{ nazwa: 'Polska', wartosc: 'PL' }], uz: [] };
  const catalogue = new Catalogue({ ...SEED, countries: entries, citizenships: entries });
  expect(() => checkPoland(DEFAULT_SITE_CONFIG, catalogue)).not.toThrow();
  const config = { ...DEFAULT_SITE_CONFIG, poland: 'POL' };
  expect(() => checkPoland(config, catalogue)).toThrow(
    '"POL" is not in the dictionary of countries',
  );
});

test.each([
  ['this backend', {}, true],
  ['another backend', { CONFIG_API_BASE: 'https://example.org/' }, false],
  ['this backend where it is switched off', { CONFIG_MY_APPLICATION: 'false' }, false],
])('a served site with %s has the page of the application: %s', (_what, environment, expected) => {
  expect(readServedConfig(environment, null).myApplication).toBe(expected);
});

test.each([
  [{ CONFIG_BASE_PATH: '/studia/' }, '/studia/api/rekrutacja/'],
  [{ CONFIG_BASE_PATH: '/studia/', CONFIG_API_BASE: '/api/rekrutacja/' }, '/api/rekrutacja/'],
])('a served site with %o calls this backend at %s', (environment, apiBase) => {
  expect(readServedConfig(environment, null)).toMatchObject({ apiBase, myApplication: true });
});
