import { initialValues } from '../../../domain/enrolmentValues';
import { POLAND, passportValues, poleValues } from '../../../testing/domainFixtures';
import { DRAFT_LIFE_MS, keptValues, parseDraft } from './draft';

const UNTOUCHED = initialValues(POLAND, '+48');
const NOW = Date.UTC(2025, 8, 1);

const stored = (values: unknown, savedAt = NOW) =>
  JSON.stringify({ savedAt, offer: '900/1', values });

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  warn.mockRestore();
});

test('of an untouched form nothing is kept', () => {
  expect(keptValues(UNTOUCHED, UNTOUCHED)).toEqual({});
});

test.each([
  ['a candidate with a PESEL', { ...poleValues(), pesel: '44051401359' }],
  ['a candidate with a document', passportValues()],
])('of %s everything is kept but the numbers and the consents', (_who, values) => {
  const kept = keptValues(values, UNTOUCHED);
  const { pesel, obcokrajowiecSeriaNumerDowodu, zgody, ...rest } = values;
  expect({ ...UNTOUCHED, ...kept }).toEqual({
    ...rest,
    pesel: '',
    obcokrajowiecSeriaNumerDowodu: '',
    zgody: {},
  });
  const json = JSON.stringify(kept);
  for (const number of [pesel, obcokrajowiecSeriaNumerDowodu].filter(Boolean)) {
    expect(json).not.toContain(number);
  }
  expect(zgody).not.toEqual({});
});

test('what was kept comes back', () => {
  const values = keptValues(passportValues(), UNTOUCHED);
  expect(parseDraft(stored(values), NOW)).toEqual({ savedAt: NOW, offer: '900/1', values });
});

test.each([
  ['a minute before its end', NOW + DRAFT_LIFE_MS - 60_000, true],
  ['after 60 minutes', NOW + DRAFT_LIFE_MS, false],
  ['by a clock that was turned back for an hour', NOW - DRAFT_LIFE_MS, false],
])('%s it is there: %s', (_when, now, there) => {
  expect(parseDraft(stored({ imie: 'Przykład' }), now) !== null).toBe(there);
});

test.each([
  ['no JSON', '{'],
  ['nothing', ''],
  ['null', 'null'],
  ['an array', '[]'],
  ['a text', '"x"'],
  ['an older shape', '{"imie":"Przykład"}'],
  ['values that are a text', stored('x')],
  ['a time that is a text', stored({}).replace(String(NOW), '"now"')],
])('%s is no draft', (_what, json) => {
  expect(parseDraft(json, NOW)).toBeNull();
});

test.each([
  ['imie', 7],
  ['maPesel', 'tak'],
  ['plec', 'inna'],
  ['obcokrajowiecRodzajDowodu', 'bilet'],
  ['adres', { kraj: POLAND }],
  ['adres', []],
  ['odpowiedzi', { id10: { a: 1 } }],
  ['potwierdzone', { imie: 'tak' }],
])('a wrong type of "%s" is set aside and the rest comes back', (name, value) => {
  const draft = parseDraft(stored({ nazwisko: 'Testowa', [name]: value }), NOW);
  expect(draft?.values).toEqual({ nazwisko: 'Testowa' });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(`"${name}"`));
});

test('what the form does not have, and what is never kept, does not come through', () => {
  const values = '{"imie":"Przykład","pesel":"44051401359","zgody":{"id1":true},"inne":1,';
  const json = `{"savedAt":${NOW},"offer":null,"values":${values}"__proto__":{"imie2":"x"}}}`;
  const draft = parseDraft(json, NOW);
  expect(draft?.values).toEqual({ imie: 'Przykład' });
  expect(draft?.values.imie2).toBeUndefined();
});

test('keys of the prototype are no answers', () => {
  const json = stored({}).replace('{}', '{"odpowiedzi":{"__proto__":"x","id10":"101"}}');
  const answers = parseDraft(json, NOW)?.values.odpowiedzi;
  expect(Object.keys(answers ?? {})).toEqual(['id10']);
});
