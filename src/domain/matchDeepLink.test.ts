import fc from 'fast-check';
import type { Offer } from '../contract/offer';
import { testOffer, testOffers, testSelection } from '../testing/domainFixtures';
import { runs } from '../testing/runs';
import { choicesOf } from './choices';
import { isDeepLink } from './deepLink';
import { linkQuery, linkValue, matchDeepLink, withoutLink } from './matchDeepLink';
import { offerValue } from './offerValues';
import { EMPTY_SELECTION, type Selection } from './selection';
import { chosenOffer, pathToGoOn } from './steps';

const spec = (id: number, nazwa: string) => ({ id, nazwa });

const HIGHER = testOffers(
  'STUDIA_WYZSZE',
  { direction: 'Łączność', specialisation: spec(1, 'Sieci'), city: 'Kraków', mode: 'Dzienne' },
  { direction: 'Łączność', specialisation: spec(1, 'Sieci'), city: 'Kraków', mode: 'Zaoczne' },
  { direction: 'Łączność', specialisation: spec(2, 'Radio'), city: 'Gdańsk', mode: 'Dzienne' },
  { direction: 'Prawo', city: 'Kraków', mode: 'Dzienne' },
  { direction: 'Prawo', city: 'Gdańsk', mode: 'Dzienne' },
  { direction: 'Coaching', city: 'Kraków' },
);
const POSTGRADUATE = testOffers(
  'PODYPLOMOWE',
  { id: 'mba/1', direction: 'Coaching', city: 'Kraków', mode: 'Dzienne' },
  { id: 22, direction: 'Mediacje', city: 'Kraków', mode: 'Dzienne' },
  { id: 23, direction: 'Mediacje', city: 'Kraków', mode: 'Zaoczne' },
);
/** Two programmes that differ only in their intake. */
const TWINS = [901, 902].map((recruitment) =>
  testOffer({ id: 31, recruitment, direction: 'Taniec', city: 'Kraków' }),
);
const GERMAN = [
  testOffer({ id: 41, lang: 'de', direction: 'Recht', city: 'Kraków', mode: 'Vollzeit' }),
  testOffer({ id: 42, lang: 'de', direction: 'Recht', city: 'Kraków', mode: 'Teilzeit' }),
];
const OFFERS = [...HIGHER, ...POSTGRADUATE, ...TWINS, ...GERMAN];

/** Step number -> name of the choice. */
const namesOf = (selection: Selection) =>
  Object.fromEntries(choicesOf(selection).map(({ number, value }) => [number, value]));

const match = (search: string, current = 'pl') => matchDeepLink(OFFERS, search, current);

test.each([
  ['?utm_source=x&miasto=', true],
  ['', false],
  ['?utm_source=oferta', false],
])('%s is a deep link: %s', (search, expected) => {
  expect(isDeepLink(search)).toBe(expected);
});

test('the id of an offer chooses everything, and the other keys do not count', () => {
  const selection = testSelection(
    HIGHER,
    'STUDIA_WYZSZE',
    'Łączność',
    'Sieci',
    'Kraków',
    'Poziom I',
    'Zaoczne',
  );
  const expected = { language: 'pl', selection, unknown: [] };
  expect(match('?oferta=2')).toEqual(expected);
  expect(match('?oferta=900/2&miasto=Gdańsk')).toEqual(expected);
  expect(pathToGoOn(HIGHER, selection)).toBe('/podsumowanie');
});

test('among twins only the whole id picks one', () => {
  const both = match('?oferta=31').selection;
  expect(chosenOffer(TWINS, both)).toBeNull();
  expect(pathToGoOn(TWINS, both)).toBe('/wybor-trybu');
  expect(chosenOffer(TWINS, match('?oferta=902/31').selection)).toBe(TWINS[1]);
});

test('names match without regard to case, diacritics and white space', () => {
  const { selection, unknown } = match(
    '?grupa=studia_wyzsze&kierunek=%20LACZNOSC&specjalnosc=sie+ci',
  );
  expect(unknown).toEqual([]);
  expect(namesOf(selection)).toMatchObject({ 1: 'Łączność', 2: 'Sieci', 3: 'Kraków' });
});

test('steps are chosen up to the first where matching offers differ', () => {
  const { selection } = match('?kierunek=Łączność&miasto=Kraków');
  // Only one specialisation is taught there.
  expect(selection).toEqual(
    testSelection(HIGHER, 'STUDIA_WYZSZE', 'Łączność', 'Sieci', 'Kraków', 'Poziom I'),
  );
  expect(pathToGoOn(HIGHER, selection)).toBe('/wybor-trybu');

  const open = match('?kierunek=Łączność&tryb=Dzienne');
  expect(open.selection).toEqual(testSelection(HIGHER, 'STUDIA_WYZSZE', 'Łączność'));
});

test('a part that matches nothing is named, and the rest is kept', () => {
  const { selection, unknown } = match(
    '?grupa=DOKTORANCKIE&kierunek=Prawo&miasto=Opole&tryb=Dzienne',
  );
  expect(unknown).toEqual(['flow', 'city']);
  expect(selection).toEqual(testSelection(HIGHER, 'STUDIA_WYZSZE', 'Prawo'));
  expect(match('?oferta=999&kierunek=Mediacje')).toMatchObject({
    unknown: ['offer'],
    selection: testSelection(POSTGRADUATE, 'PODYPLOMOWE', 'Mediacje'),
  });
});

test('a direction of two groups needs the group', () => {
  const { selection } = match('?kierunek=Coaching');
  expect(selection).toBe(EMPTY_SELECTION);
  expect(match('?kierunek=Coaching&grupa=PODYPLOMOWE').selection.flow).toBe('PODYPLOMOWE');
});

test('a group alone is a choice, a city alone is not', () => {
  expect(match('?grupa=PODYPLOMOWE').selection).toEqual(testSelection(POSTGRADUATE, 'PODYPLOMOWE'));
  expect(match('?miasto=Gdańsk').selection).toEqual(EMPTY_SELECTION);
});

test('"-" is "no specialisation", and an empty value is none', () => {
  const offers = testOffers('STUDIA_WYZSZE', {}, { specialisation: spec(1, 'Sieci') });
  const at = (search: string) => namesOf(matchDeepLink(offers, search, 'pl').selection);
  expect(at('?kierunek=Kierunek+A&specjalnosc=-')).toMatchObject({ 2: '', 3: 'Miasto A' });
  expect(at('?kierunek=Kierunek+A&specjalnosc=')).toEqual({ 1: 'Kierunek A' });
});

test.each([
  ['?oferta=42', 'pl', 'de'],
  ['?oferta=42&jezyk=pl', 'de', 'pl'],
  ['?miasto=Kraków', 'de', 'de'],
  ['?miasto=Kraków', 'uz', 'pl'],
  ['?utm_source=x', 'uz', 'pl'],
  ['?jezyk=de&miasto=Gdańsk', 'pl', 'de'],
  ['?jezyk=fr&kierunek=Recht', 'pl', 'de'],
])('%s in %s leads to %s', (search, current, language) => {
  expect(match(search, current).language).toBe(language);
});

test.each([
  ['?jezyk=pl', []],
  ['?kierunek=+', []],
  ['?kierunek=Socjologia', ['direction']],
  ['?kierunek=2', ['direction']],
])('%s does not choose the only programme', (search, unknown) => {
  const only = testOffers('STUDIA_WYZSZE', { id: 2 });
  const found = { language: 'pl', selection: EMPTY_SELECTION, unknown };
  expect(matchDeepLink(only, search, 'pl')).toEqual(found);
});

test('without offers every part is unknown', () => {
  expect(matchDeepLink([], '?oferta=1&miasto=Kraków', 'eng')).toEqual({
    language: 'eng',
    selection: EMPTY_SELECTION,
    unknown: ['offer', 'city'],
  });
});

test('only the keys of deep links are removed from an address', () => {
  expect(withoutLink('?utm_source=a+b&oferta=1&tryb=x')).toBe('?utm_source=a+b');
  expect(withoutLink('?oferta=1')).toBe('');
});

const anyOffer = fc.constantFrom(...OFFERS);
const PARTS = ['flow', 'direction', 'specialisation', 'city', 'level', 'mode'] as const;
const named = (offer: Offer, parts: readonly (typeof PARTS)[number][]) =>
  Object.fromEntries(parts.map((part) => [part, linkValue(offer, part)]));

test('a link to any offer chooses it in its language, whatever the current one is', () => {
  fc.assert(
    fc.property(anyOffer, fc.constantFrom('pl', 'de', 'uz'), (offer, current) => {
      const search = linkQuery({ offer: linkValue(offer, 'offer') });
      const { language, selection, unknown } = match(search, current);
      expect([language, unknown]).toEqual([offer.rekrutacja.lang, []]);
      const inLanguage = OFFERS.filter(({ rekrutacja }) => rekrutacja.lang === language);
      expect(chosenOffer(inLanguage, selection)).toBe(offer);
    }),
    runs(),
  );
});

test('any values of an offer are known, and what is chosen is theirs', () => {
  fc.assert(
    fc.property(anyOffer, fc.subarray([...PARTS]), (offer, parts) => {
      const values = named(offer, parts);
      const { language } = offer.rekrutacja.lang === 'pl' ? { language: 'pl' } : { language: 'de' };
      const { selection, unknown } = match(linkQuery({ language, ...values }), 'pl');
      expect(unknown).toEqual([]);
      for (const { name, value } of choicesOf(selection)) {
        if (name in values) expect(value).toBe(offerValue(offer, name));
      }
    }),
    runs(),
  );
});

test('any query is accepted', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (direction, mode) => {
      const { selection } = match(linkQuery({ direction, mode }), 'pl');
      expect(pathToGoOn(OFFERS, selection)).toMatch(/^\//);
    }),
    runs(),
  );
});
