import { testOffer } from '../testing/domainFixtures';
import { languageFor, languagesOf, offersIn } from './languages';

const inLanguages = (...languages: string[]) => languages.map((lang) => testOffer({ lang }));

test.each([
  ['pl', ['pl', 'eng'], 'pl'],
  ['ru', ['pl', 'ru'], 'ru'],
  ['uz', ['eng', 'pl'], 'pl'],
  ['pl', ['ru', 'cs', 'sk', 'de', 'eng'], 'eng'],
  ['pl', ['ru', 'cs', 'sk', 'de'], 'de'],
  ['pl', ['ru', 'cs', 'sk'], 'sk'],
  ['pl', ['ru', 'cs'], 'cs'],
  ['pl', ['uz', 'ru'], 'ru'],
  ['pl', ['uz', 'fr'], 'pl'],
  ['uz', ['uz', 'pl'], 'uz'],
  ['de', [], 'de'],
])('[4.3.2] %s with offers in %j becomes %s', (current, languages, shown) => {
  expect(languageFor(inLanguages(...languages), current)).toBe(shown);
});

test('lists each language once, in the order of the offers', () => {
  expect(languagesOf(inLanguages('ru', 'pl', 'ru', 'xx'))).toEqual(['ru', 'pl', 'xx']);
});

test('[3.1.1] filters offers by language', () => {
  const offers = [testOffer({ id: 1, lang: 'pl' }), testOffer({ id: 2, lang: 'eng' })];
  expect(offersIn(offers, 'eng')).toEqual([offers[1]]);
  expect(offersIn(offers, 'de')).toEqual([]);
});
