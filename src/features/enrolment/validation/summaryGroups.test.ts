import { initialValues, type EnrolmentValues } from '../../../domain/enrolmentValues';
import { RULE_MESSAGES } from '../../../domain/ruleMessages';
import { validate } from '../../../domain/validate';
import { CONTEXT, POLAND, polishAddress, poleValues } from '../../../testing/domainFixtures';
import { entriesOf, nested } from './fieldMessages';
import { summaryGroups } from './summaryGroups';

const EMPTY = initialValues(POLAND, '+48');

function linesOf(values: EnrolmentValues): Record<string, string[]> {
  const entries = entriesOf(nested(validate(values, CONTEXT)));
  return Object.fromEntries(
    summaryGroups(entries, values).map(({ section, lines }) => [
      section,
      lines.map(({ name, message }) => `${name} ${String(message.values?.['liczba'] ?? 1)}`),
    ]),
  );
}

test('an empty form has one entry for its address and one for all consents', () => {
  expect(linesOf(EMPTY)).toEqual({
    personal: ['imie 1', 'nazwisko 1', 'pesel 1', 'miejsceUrodzenia 1', 'plec 1'],
    residence: ['adres.kodPocztowy 6'],
    contact: ['email 1', 'telefon 1'],
    questions: ['odpowiedzi.id10 1', 'odpowiedzi.idq%002e2%002fx 1'],
    consents: ['zgody 2'],
  });
});

test('the entries cover all messages of the form', () => {
  const entries = entriesOf(nested(validate(EMPTY, CONTEXT)));
  const fields = summaryGroups(entries, EMPTY)
    .flatMap(({ lines }) => lines)
    .reduce((sum, { message }) => sum + Number(message.values?.['liczba'] ?? 1), 0);
  expect(fields).toBe(entries.length);
});

test.each<[string, Partial<EnrolmentValues['adres']>, string[]]>([
  ['with a wrong postcode folds what is empty', { kodPocztowy: '30' }, ['adres.kodPocztowy 6']],
  [
    'keeps a wrong entry apart',
    { adres: 'ul. Wymyślona*' },
    ['adres.kodPocztowy 5', 'adres.adres 1'],
  ],
  [
    'with a postcode names each field',
    { kodPocztowy: '30059', miejscowosc: 'Kraków', rodzajMiejscowosci: '1' },
    ['adres.wojewodztwo 1', 'adres.adres 1', 'adres.numerDomu 1'],
  ],
  ['without a country asks for it first', { kraj: '' }, ['adres.kraj 1', 'adres.kodPocztowy 5']],
])('an address %s', (_, part, lines) => {
  expect(linesOf({ ...EMPTY, adres: { ...EMPTY.adres, ...part } })['residence']).toEqual(lines);
});

test('an address without only its postcode names it', () => {
  const adres = { ...polishAddress(), kodPocztowy: '' };
  expect(linesOf({ ...poleValues(), adres })).toEqual({ residence: ['adres.kodPocztowy 1'] });
});

test('a single missing consent is named', () => {
  expect(linesOf({ ...poleValues(), zgody: { id1: true } })).toEqual({ consents: ['zgody.idb 1'] });
});

test('a refused consent has its own entry next to missing ones', () => {
  const missing = { id: RULE_MESSAGES.consent };
  const refused = { id: RULE_MESSAGES.notAsSent };
  const entries = [
    { name: 'zgody.id1', message: missing },
    { name: 'zgody.id2', message: refused },
    { name: 'zgody.id3', message: missing },
    { name: 'nieznane', message: missing },
  ];
  const all = { id: 'podsumowanie.bledy.zgody', values: { liczba: 2 } };
  expect(summaryGroups(entries, EMPTY)).toEqual([
    { section: 'consents', lines: [{ name: 'zgody', message: all }, entries[1], entries[3]] },
  ]);
  const others = entries.slice(1, 4);
  expect(summaryGroups(others, EMPTY)).toEqual([{ section: 'consents', lines: others }]);
});
