import type { Application, Candidate } from '../contract/application';
import { build, CHECK, wrong } from '../testing/checkedApplication';
import {
  foreignerWithPeselValues,
  passportValues,
  poleValues,
  testOffer,
} from '../testing/domainFixtures';
import { checkApplication } from './checkApplication';
import type { EnrolmentValues } from './enrolmentValues';
import { RULE_MESSAGES } from './ruleMessages';

function withCandidate(over: Partial<Candidate>, values = poleValues()): Application {
  const application = build(values);
  return { ...application, kandydat: { ...application.kandydat, ...over } };
}

const polish = build(poleValues()).kandydat.adres;

test.each<[string, Partial<Candidate>, string[]]>([
  ['a name with spaces around', { nazwisko: ' Testowa' }, ['nazwisko']],
  ['a second name that is empty', { imie2: '' }, ['imie2']],
  ['a PESEL with a dash', { pesel: '440514-01359' }, ['pesel']],
  ['another birth date than the PESEL says', { dataUrodzenia: '1944-05-15' }, ['dataUrodzenia']],
  ['a Pole of other citizenship', { obywatelstwo: 'DE' }, ['obywatelstwo']],
  [
    'neither PESEL nor document',
    { pesel: null },
    ['obcokrajowiecRodzajDowodu', 'obcokrajowiecSeriaNumerDowodu'],
  ],
  ['no name at all', { imie: '-', nazwisko: '-' }, ['imie', 'nazwisko']],
  ['a surname that is empty', { nazwisko: '' }, ['nazwisko']],
  [
    'the document of a Pole with a PESEL',
    { obcokrajowiecRodzajDowodu: 'paszport', obcokrajowiecSeriaNumerDowodu: 'XX0' },
    ['obcokrajowiecRodzajDowodu', 'obcokrajowiecSeriaNumerDowodu'],
  ],
  ['a foreigner from Poland', { obcokrajowiec: true }, ['obywatelstwo']],
  ['a phone number of zeros only', { telefon: '+48000000000' }, ['telefon']],
  [
    'a postcode with its dash',
    { adres: { ...polish, kodPocztowy: '00-999' } },
    ['adres.kodPocztowy'],
  ],
  ['a voivodeship abroad', { adres: { ...polish, kraj: 'DE' } }, ['adres.wojewodztwo']],
  [
    'a country with a space',
    { adres: { ...polish, kraj: 'DE ', wojewodztwo: null } },
    ['adres.kraj'],
  ],
  ['the same address sent twice', { adresKontaktowy: polish }, ['adresKontaktowy']],
  [
    'another address that is missing',
    { adresKorespondencyjnyJakZamieszkania: false },
    ['kodPocztowy', 'miejscowosc', 'rodzajMiejscowosci', 'wojewodztwo', 'adres', 'numerDomu'].map(
      (field) => `adresKontaktowy.${field}`,
    ),
  ],
  [
    'another address with a space',
    {
      adresKontaktowy: { ...polish, adres: `${polish.adres} ` },
      adresKorespondencyjnyJakZamieszkania: false,
    },
    ['adresKontaktowy.adres'],
  ],
  ['a phone number without its plus', { telefon: '48600100200' }, ['numerKierunkowy']],
])('%s is refused', (_, over, fields) => {
  expect(wrong(withCandidate(over))).toEqual(fields);
});

test.each<[string, EnrolmentValues, Partial<Candidate>, string[]]>([
  [
    'neither PESEL nor document',
    passportValues(),
    { obcokrajowiecRodzajDowodu: null, obcokrajowiecSeriaNumerDowodu: null },
    ['obcokrajowiecRodzajDowodu', 'obcokrajowiecSeriaNumerDowodu'],
  ],
  [
    'a document number without a type',
    foreignerWithPeselValues(),
    { obcokrajowiecSeriaNumerDowodu: 'XX0' },
    ['obcokrajowiecSeriaNumerDowodu'],
  ],
  [
    'a birth date as the form shows it',
    passportValues(),
    { dataUrodzenia: '29/02/2004' },
    ['dataUrodzenia'],
  ],
])('of a foreigner, %s is refused', (_, values, over, fields) => {
  expect(wrong(withCandidate(over, values))).toEqual(fields);
});

const right = build(poleValues());
const { warunkiRekrutacyjne: consents, definicjeFormularzy: forms } = right;

const reworded = forms.map((form) => ({
  ...form,
  pozycjeFormularza: form.pozycjeFormularza.map((question) => ({
    ...question,
    nazwa: 'Inne pytanie',
  })),
}));

test.each<[string, Partial<Application>, string[]]>([
  ['a promo link that is none', { promoLink: 'a b' }, ['promoLink']],
  ['no consents', { warunkiRekrutacyjne: [] }, ['zgody.id1', 'zgody.idb']],
  [
    'a consent to another text',
    { warunkiRekrutacyjne: consents.map((one) => ({ ...one, trescWarunkow: 'Inna treść' })) },
    ['zgody'],
  ],
  ['no answers', { definicjeFormularzy: [] }, ['odpowiedzi.id10', 'odpowiedzi.idq%002e2%002fx']],
  [
    'a form of questions that is not of this offer',
    {
      definicjeFormularzy: [...forms, { tytul: 'Obcy', informacja: null, pozycjeFormularza: [] }],
    },
    ['odpowiedzi'],
  ],
  ['a promo link', { promoLink: 'lato-2025' }, []],
  [
    'an answer to another wording',
    { definicjeFormularzy: reworded },
    ['odpowiedzi.id10', 'odpowiedzi.idq%002e2%002fx', 'odpowiedzi.id30'],
  ],
  [
    'a form of questions with another title',
    { definicjeFormularzy: forms.map((form) => ({ ...form, tytul: 'Inny tytuł' })) },
    ['odpowiedzi'],
  ],
])('the wrong fields of an application with %s', (_, over, fields) => {
  expect(wrong({ ...right, ...over })).toEqual(fields);
});

test('refuses a student card for postgraduate studies', () => {
  const offer = testOffer({ group: 'PODYPLOMOWE' });
  const application = { ...build(poleValues(), offer), wydanieEls: true };
  expect(checkApplication(application, { ...CHECK, offer })).toEqual([
    { pole: 'wydanieEls', klucz: RULE_MESSAGES.notAsSent },
  ]);
});

test('names a broken rule by its message', () => {
  expect(checkApplication(withCandidate({ imie: '' }), CHECK)).toEqual([
    { pole: 'imie', klucz: RULE_MESSAGES.firstName },
  ]);
});
