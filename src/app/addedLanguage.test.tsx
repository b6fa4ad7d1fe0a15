import { render, screen, waitFor } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pl from '../../i18n/pl.json';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../contract/languages';
import { parseSiteConfig } from '../contract/parseSiteConfig';
import { DEFAULT_SITE_CONFIG } from '../contract/siteConfig';
import { Flag } from '../features/language/Flag';
import { testOffers } from '../testing/domainFixtures';
import { openApp } from '../testing/openApp';

/*
 * Adds a language as described in CONTRIBUTING: a row of the table and a file of messages.
 */
jest.mock('../contract/languages.json', () => ({
  ...jest.requireActual<object>('../contract/languages.json'),
  epo: {
    tag: 'eo',
    name: 'Esperanto',
    primary: true,
    title: 'Aliĝo',
    calendar: 'eo',
    flag: [{ fill: '#090', d: 'M0 0h24v17H0z' }],
  },
}));
jest.mock(
  '../../i18n/epo.json?first',
  () => ({
    ...jest.requireActual<typeof pl>('../../i18n/pl.json'),
    'kierunek.tytul': 'Elektu studkampon',
  }),
  { virtual: true },
);
jest.mock('../../i18n/epo.json?later', () => ({}), { virtual: true });

test('an added language has its messages, tag, title and flag', async () => {
  const inLanguage = (lang: string) => testOffers('STUDIA_WYZSZE', { lang });
  const offers = [...inLanguage('epo'), ...inLanguage('pl')];
  const { user } = openApp('/', { offers });
  await screen.findByRole('radio');
  const [flag] = await screen.findAllByRole('button', { name: 'Esperanto' });
  await user.click(flag ?? document.body);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Elektu studkampon' }),
  ).toBeInTheDocument();
  await waitFor(() => {
    expect(document.documentElement).toHaveAttribute('lang', 'eo');
    expect(document.title).toContain('Aliĝo');
  });
  const picture = (language: string) => render(<Flag language={language} />).container.innerHTML;
  expect(picture('epo')).toContain('#090');
  expect(picture('xx')).not.toContain('#090');
});

test('an added language can be configured, and is chosen when no other has offers', async () => {
  expect(DEFAULT_SITE_CONFIG.languages).toContain('epo');
  expect(parseSiteConfig({ languages: ['pl', 'epo'] }).languages).toEqual(['pl', 'epo']);
  openApp('/', { offers: testOffers('STUDIA_WYZSZE', { lang: 'epo' }) });
  expect(await screen.findByText('Elektu studkampon')).toBeInTheDocument();
});

const ROOT = join(__dirname, '../..');
/** Its "de" and "sk" are top-level domains. */
const TOP_LEVEL_DOMAINS = 'src/domain/emailSuggestion.ts';
const COMMENT = /\/\*.*?\*\/|\/\/.*$/gmsu;

function codeIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return /testing/.test(path) ? [] : codeIn(path);
    return /(?<!\.test)\.(tsx?|m?js)$/.test(path) ? [path] : [];
  });
}

test('no other code refers to a language than the default one', () => {
  const others = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).join('|');
  const named = new RegExp(`['"](${others})['"]|^\\s*(${others}):`, 'mu');
  const files = ['src', 'server', 'webpack', 'bin'].flatMap(codeIn);
  const code = (file: string) => readFileSync(join(ROOT, file), 'utf8').replace(COMMENT, '');
  expect(files.filter((file) => named.test(code(file)))).toEqual([TOP_LEVEL_DOMAINS]);
});
