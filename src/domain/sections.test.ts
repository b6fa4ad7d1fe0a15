import { initialValues } from './enrolmentValues';
import { completeSections, countBySection, sectionOf, SECTIONS } from './sections';

test.each([
  ['maPesel', 'citizenship'],
  ['wydanieEls', 'studentCard'],
  ['imie', 'personal'],
  ['krajPochodzenia', 'personal'],
  ['adres.kodPocztowy', 'residence'],
  ['adresKontaktowy.kodPocztowy', 'correspondence'],
  ['adresKontaktowy', 'correspondence'],
  ['telefon', 'contact'],
  ['odpowiedzi.id10', 'questions'],
  ['zgody.id1', 'consents'],
  ['zgody', 'consents'],
  ['promoLink', 'consents'],
  ['constructor', 'consents'],
  ['', 'consents'],
])('%s belongs to %s', (name, section) => {
  expect(sectionOf(name)).toBe(section);
});

test('every section has a field of the form', () => {
  const used = Object.keys(initialValues('PL', '+48')).map(sectionOf);
  expect(new Set(used)).toEqual(new Set(SECTIONS));
});

test('sections are complete without an error, up to the last answered one', () => {
  expect(completeSections([], [])).toEqual([]);
  expect(completeSections(['potwierdzone.imie'], [])).toEqual([]);
  expect(completeSections(['imie', 'adres', 'obcokrajowiec'], [])).toEqual([
    'citizenship',
    'studentCard',
    'personal',
    'residence',
  ]);
  expect(completeSections(['imie', 'adres', 'email'], ['adres.kodPocztowy', 'email'])).toEqual([
    'citizenship',
    'studentCard',
    'personal',
    'correspondence',
  ]);
});

test('fields are counted by section', () => {
  expect(countBySection(['imie', 'pesel', 'adres.adres'])).toEqual({
    citizenship: 0,
    studentCard: 0,
    personal: 2,
    residence: 1,
    correspondence: 0,
    contact: 0,
    questions: 0,
    consents: 0,
  });
});
