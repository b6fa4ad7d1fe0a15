import { POLAND } from '../../../testing/domainFixtures';
import { IDLE_LIFE_MS } from '../../../ui/idleTimer';
import { parseDraft } from './draft';
import { DRAFT_KEY, readDraft } from './draftStorage';

const NOW = Date.UTC(2025, 8, 1);

const stored = (values: unknown, savedAt = NOW) =>
  JSON.stringify({ savedAt, offer: '900/1', values });

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test.each([
  ['a minute before its end', NOW + IDLE_LIFE_MS - 60_000, true],
  ['after 60 minutes', NOW + IDLE_LIFE_MS, false],
  ['by a clock that was turned back for an hour', NOW - IDLE_LIFE_MS, false],
])('%s it is restored: %s', (_when, now, there) => {
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
])('%s is not a draft', (_what, json) => {
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
])('a wrong type of "%s" is dropped and the rest restored', (name, value) => {
  const draft = parseDraft(stored({ nazwisko: 'Testowa', [name]: value }), NOW);
  expect(draft?.values).toEqual({ nazwisko: 'Testowa' });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(`"${name}"`));
});

test('unknown fields and those that are never stored are dropped', () => {
  const values = '{"imie":"Przykład","pesel":"44051401359","zgody":{"id1":true},"inne":1,';
  const json = `{"savedAt":${NOW},"offer":null,"values":${values}"__proto__":{"imie2":"x"}}}`;
  const draft = parseDraft(json, NOW);
  expect(draft?.values).toEqual({ imie: 'Przykład' });
  expect(draft?.values.imie2).toBeUndefined();
});

test('prototype keys are not answers', () => {
  const json = stored({}).replace('{}', '{"odpowiedzi":{"__proto__":"x","id10":"101"}}');
  const answers = parseDraft(json, NOW)?.values.odpowiedzi;
  expect(Object.keys(answers ?? {})).toEqual(['id10']);
});

test('a damaged draft is removed when it is read, and another one stays', () => {
  sessionStorage.setItem(DRAFT_KEY, '{');
  expect(readDraft()).toBeNull();
  expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull();
  const json = stored({ imie: 'Przykład' }, Date.now());
  sessionStorage.setItem(DRAFT_KEY, json);
  expect(readDraft()?.values).toEqual({ imie: 'Przykład' });
  expect(sessionStorage.getItem(DRAFT_KEY)).toBe(json);
});
