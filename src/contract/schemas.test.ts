import * as v from 'valibot';
import { testOffer } from '../testing/domainFixtures';
import { phonePrefixSchema } from './dictionary';
import { instantSchema } from './instant';
import { offerSchema } from './offer';
import { postcodePlaceSchema } from './postcode';
import { formDefinitionSchema, questionSchema } from './question';
import { refusalSchema } from './refusal';

const PLACE = { miejscowosc: 'A', rodzajMiejscowosci: 1, ulica: null, wojewodztwo: 'W' };

test.each([
  [PLACE, PLACE],
  [
    { ...PLACE, rodzajMiejscowosci: '2' },
    { ...PLACE, rodzajMiejscowosci: 2 },
  ],
  [
    { ...PLACE, rodzajMiejscowosci: undefined },
    { ...PLACE, rodzajMiejscowosci: null },
  ],
  [{ ...PLACE, ulica: undefined }, PLACE],
])('[3.7.1] parses the place %j', (given, read) => {
  expect(v.parse(postcodePlaceSchema, given)).toEqual(read);
});

test.each([3, 0, '3', '', 'miasto'])(
  '[9.2.11] rejects the settlement type %j',
  (rodzajMiejscowosci) => {
    expect(v.is(postcodePlaceSchema, { ...PLACE, rodzajMiejscowosci })).toBe(false);
  },
);

test('[3.1.1, 3.1.3, 3.1.5] drops unknown keys of an offer', () => {
  const offer = testOffer({ id: 'key', specialisation: { id: null, nazwa: null } });
  expect(v.parse(offerSchema, { ...offer, extra: 1 })).toEqual(offer);
});

test.each([
  ['missing', {}, null],
  ['null', { specjalnosc: null }, null],
  ['empty', { specjalnosc: {} }, { id: null, nazwa: null }],
])('a specialisation that is %s is none', (_what, given, read) => {
  const { kierunekSpecjalnosc, ...offer } = testOffer();
  const { specjalnosc, ...rest } = kierunekSpecjalnosc;
  const parsed = v.parse(offerSchema, { ...offer, kierunekSpecjalnosc: { ...rest, ...given } });
  expect(parsed.kierunekSpecjalnosc.specjalnosc).toEqual(read);
});

test('a form definition without `informacja` has none', () => {
  const definition = { tytul: 'Formularz', pozycjeFormularza: [] };
  expect(v.parse(formDefinitionSchema, definition)).toEqual({ ...definition, informacja: null });
});

test.each([
  { kodKierunkowy: '48' },
  { kodKierunkowy: 48 },
  { kodKierunkowy: '+48', domyslny: null },
])('the phone prefix %j → "+48", and no default unless it says so', (given) => {
  const parsed = v.parse(phonePrefixSchema, { wartosc: 'X', ...given });
  expect(parsed).toEqual({ kodKierunkowy: '+48', wartosc: 'X', domyslny: false });
});

test.each([{}, { wymagane: null }])('a question with %j is optional', (given) => {
  const question = { id: 1, odpowiedzi: [] };
  const optional = { ...question, wymagane: false };
  expect(v.parse(questionSchema, { ...question, ...given })).toEqual(optional);
});

test('[3.1.3] rejects an offer of an unknown group', () => {
  expect(v.is(offerSchema, { ...testOffer(), nabor: { nazwaGrupy: 'KURSY' } })).toBe(false);
});

test.each(['', '+', '+48 ', '++48', '+1234567'])(
  'rejects the phone prefix "%s"',
  (kodKierunkowy) => {
    expect(v.is(phonePrefixSchema, { kodKierunkowy, wartosc: 'X', domyslny: false })).toBe(false);
  },
);

const FAULT = { pole: 'email', klucz: 'blad.email' };

test.each([
  ['no field errors', {}, []],
  ['something else in their place', { bledy: 'pole' }, []],
  ['malformed ones among them', { bledy: [null, FAULT, { pole: 'email' }] }, [FAULT]],
])('a refusal with %s → bledy: %j', (_what, given, bledy) => {
  expect(v.parse(refusalSchema, { kod: 'X', ...given })).toEqual({ kod: 'X', bledy });
});

test.each([
  ['2026-02-28T10:00:00Z', true],
  ['2028-02-29T10:00:00.000Z', true],
  ['2026-02-29T10:00:00Z', false],
  ['2026-13-01T10:00:00Z', false],
  ['2026-02-28T25:00:00Z', false],
  ['2026-02-28T10:00:00+01:00', false],
])('whether "%s" is an instant: %s', (text, expected) => {
  expect(v.is(instantSchema, text)).toBe(expected);
});
