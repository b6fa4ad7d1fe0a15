import { LANGUAGES } from '../../../src/contract/languages';
import { repeated } from '../../testing/counting';
import { readSeedFiles } from '../load/seedFiles';

const { countries, citizenships, phonePrefixes } = readSeedFiles(__dirname);

const named = (entries: readonly { nazwa: string; wartosc: string }[] = [], wartosc: string) =>
  entries.find((entry) => entry.wartosc === wartosc)?.nazwa;

describe.each([
  ['countries', countries, 240],
  ['citizenships', citizenships, 190],
] as const)('%s', (_, dictionary, least) => {
  test('exist in every language', () => {
    expect(Object.keys(dictionary)).toEqual([...LANGUAGES]);
  });

  test.each(LANGUAGES)('in %s have unique values and names', (lang) => {
    const entries = dictionary[lang] ?? [];
    const values = entries.map((entry) => entry.wartosc);
    expect(values.length).toBeGreaterThanOrEqual(least);
    expect(values).toEqual((dictionary['pl'] ?? []).map((entry) => entry.wartosc));
    expect(repeated(values)).toEqual([]);
    expect(repeated(entries.map((entry) => entry.nazwa))).toEqual([]);
    for (const value of values) expect(value).toMatch(/^[A-Z]{2}$/);
  });

  test.each(LANGUAGES)('in %s have real names, no codes or abbreviations', (lang) => {
    for (const { nazwa } of dictionary[lang] ?? []) {
      expect(nazwa).toMatch(/^\p{L}.+$/u);
      // A bare code, an abbreviation.
      expect(nazwa).not.toMatch(/^[A-Z]{2}$|&| о-ва?\b/);
    }
  });
});

test('the countries contain countries only', () => {
  const values = (countries['pl'] ?? []).map((entry) => entry.wartosc);
  for (const code of ['AC', 'AQ', 'EU', 'EZ', 'UN', 'XX', 'ZZ']) expect(values).not.toContain(code);
});

test('Poland and its citizenship are named in every language', () => {
  for (const lang of LANGUAGES) {
    expect(named(countries[lang], 'PL')).toBeTruthy();
    expect(named(citizenships[lang], 'PL')).toBeTruthy();
  }
});

test('a citizenship in Polish is an adjective wherever there is one', () => {
  const adjective = /^\p{Ll}.+kie( \(.+\))?$/u;
  const names = (citizenships['pl'] ?? []).map((entry) => entry.nazwa);
  expect(names.filter((name) => adjective.test(name)).length).toBeGreaterThan(170);
});

test('"no citizenship" can be chosen in every language', () => {
  for (const lang of LANGUAGES) expect(named(citizenships[lang], 'XX')).toBeTruthy();
});

test('phone prefixes exist in every language', () => {
  expect(Object.keys(phonePrefixes)).toEqual([...LANGUAGES]);
});

test.each(LANGUAGES)('in %s +48 is first and the only default', (lang) => {
  const entries = phonePrefixes[lang] ?? [];
  const codes = entries.map((entry) => entry.kodKierunkowy);
  expect(entries[0]).toMatchObject({ kodKierunkowy: '+48', wartosc: named(countries[lang], 'PL') });
  expect(entries.map((entry) => entry.domyslny)).toEqual(entries.map((_, index) => index === 0));
  expect(codes.length).toBeGreaterThan(200);
  expect(codes).toEqual((phonePrefixes['pl'] ?? []).map((entry) => entry.kodKierunkowy));
  expect(repeated(codes)).toEqual([]);
  expect(entries.every((entry) => entry.wartosc.length > 1)).toBe(true);
});
