import pl from '../../i18n/pl.json';
import {
  CONTEXT,
  foreignAddress,
  foreignerWithPeselValues,
  passportValues,
  poleValues,
  polishAddress,
} from '../testing/domainFixtures';
import { type AddressValues, type EnrolmentValues, initialValues } from './enrolmentValues';
import { RULE_MESSAGES as M, RULE_MESSAGES } from './ruleMessages';
import { validate } from './validate';

/** The message of each field with an error. */
function faults(values: EnrolmentValues): Record<string, string> {
  const messages = Object.entries(validate(values, CONTEXT));
  return Object.fromEntries(messages.map(([name, { id }]) => [name, id]));
}

const pole = (over: Partial<EnrolmentValues>) => ({ ...poleValues(), ...over });
const withPassport = (over: Partial<EnrolmentValues>) => ({ ...passportValues(), ...over });
const withPesel = (over: Partial<EnrolmentValues>) => ({ ...foreignerWithPeselValues(), ...over });
const inPoland = (over: Partial<AddressValues>) => pole({ adres: { ...polishAddress(), ...over } });
const abroad = (over: Partial<AddressValues>) => pole({ adres: { ...foreignAddress(), ...over } });
const born = (dataUrodzenia: string) => withPassport({ dataUrodzenia });
const at = (kodPocztowy: string) => inPoland({ kodPocztowy });

test.each([
  ['a Pole', poleValues()],
  ['a foreigner with a PESEL', foreignerWithPeselValues()],
  ['a foreigner with a passport', passportValues()],
])('[1.1.1] the filled-in form of %s is valid', (_, values) => {
  expect(faults(values)).toEqual({});
});

test('[5.3.1, 5.3.13] an empty form has an error for every required field, in screen order', () => {
  expect(Object.entries(faults(initialValues('PL', '+48')))).toEqual([
    ['imie', M.firstName],
    ['nazwisko', M.surname],
    ['pesel', M.pesel],
    ['miejsceUrodzenia', M.birthPlace],
    ['plec', M.sex],
    ['adres.kodPocztowy', M.postcode],
    ['adres.miejscowosc', M.town],
    ['adres.rodzajMiejscowosci', M.settlementType],
    ['adres.wojewodztwo', M.voivodeship],
    ['adres.adres', M.street],
    ['adres.numerDomu', M.houseNumber],
    ['email', M.email],
    ['telefon', M.phone],
    ['odpowiedzi.id10', M.question],
    ['odpowiedzi.idq%002e2%002fx', M.question],
    ['zgody.id1', M.consent],
    ['zgody.idb', M.consent],
  ]);
});

test.each<[string, EnrolmentValues, Record<string, string>]>([
  ['a first name of 2', pole({ imie: 'Ab' }), { imie: M.shortFirstName }],
  ['a first name of spaces', pole({ imie: '     ' }), { imie: M.firstName }],
  ['a surname of 2', pole({ nazwisko: ' Ng ' }), { nazwisko: M.shortSurname }],
  ['a first name of joiners', pole({ imie: '\u200d'.repeat(3) }), { imie: M.noLetter }],
  ['a second name of a filler', pole({ imie2: '\u3164' }), { imie2: M.noLetter }],
  ['a surname of blanks', pole({ nazwisko: '\u2800'.repeat(3) }), { nazwisko: M.noLetter }],
  ['a surname filled up', pole({ nazwisko: 'A\u3164\u3164' }), { nazwisko: M.shortSurname }],
  ['a birth place of digits', pole({ miejsceUrodzenia: '123' }), { miejsceUrodzenia: M.noLetter }],
  ['a birth place of 2', pole({ miejsceUrodzenia: 'Oz' }), { miejsceUrodzenia: M.shortBirthPlace }],
  ['no PESEL', pole({ pesel: ' ' }), { pesel: M.pesel }],
  ['a PESEL of 10 digits', pole({ pesel: '4405140135' }), { pesel: M.wrongPesel }],
  ['a PESEL from the future', pole({ pesel: '00422800053' }), { pesel: M.wrongPesel }],
  ['no sex', pole({ plec: '' }), { plec: M.sex }],
  ['no country of origin', pole({ krajPochodzenia: '' }), { krajPochodzenia: M.countryOfOrigin }],
  ['no e-mail', pole({ email: '' }), { email: M.email }],
  ['an e-mail of 2', pole({ email: 'a@' }), { email: M.wrongEmail }],
  ['a phone number of 8 digits', pole({ telefon: '600 100 20' }), { telefon: M.phoneLength }],
  ['no prefix', pole({ numerKierunkowy: '' }), { numerKierunkowy: M.phonePrefix }],
  [
    'no prefix and no number',
    pole({ numerKierunkowy: '', telefon: '' }),
    { numerKierunkowy: M.phonePrefix, telefon: M.phone },
  ],
  ['a phone number with letters', pole({ telefon: '600100200 w. 5' }), { telefon: M.wrongPhone }],
  [
    'a phone number of 16 digits',
    pole({ telefon: '+999 6001002003004' }),
    { telefon: M.wrongPhone },
  ],
  ['a Polish number of ten digits', pole({ telefon: '6001002003' }), { telefon: M.phoneLength }],
  [
    'a foreigner who has not said whether there is a PESEL',
    withPassport({ maPesel: null, obcokrajowiecSeriaNumerDowodu: '' }),
    { maPesel: M.option },
  ],
  ['no citizenship', withPassport({ obywatelstwo: '' }), { obywatelstwo: M.citizenship }],
  [
    'Polish citizenship',
    withPassport({ obywatelstwo: 'PL' }),
    { obywatelstwo: M.polishCitizenship },
  ],
  [
    'no document',
    withPassport({ obcokrajowiecRodzajDowodu: '', obcokrajowiecSeriaNumerDowodu: '' }),
    { obcokrajowiecRodzajDowodu: M.documentType, obcokrajowiecSeriaNumerDowodu: M.documentNumber },
  ],
  [
    'a document number of 2',
    withPassport({ obcokrajowiecSeriaNumerDowodu: 'X1' }),
    { obcokrajowiecSeriaNumerDowodu: M.shortDocumentNumber },
  ],
  [
    'a document number of punctuation',
    withPassport({ obcokrajowiecSeriaNumerDowodu: '- . \u0301' }),
    { obcokrajowiecSeriaNumerDowodu: M.documentNumber },
  ],
  ['no birth date', born(''), { dataUrodzenia: M.birthDate }],
  ['a day that is in no calendar', born('29/02/2003'), { dataUrodzenia: M.wrongBirthDate }],
  ['a year of two digits', born('28/02/03'), { dataUrodzenia: M.shortYearOfBirth }],
  ['a mistyped year', born('28/02/0203'), { dataUrodzenia: M.wrongBirthDate }],
  ['a birth date tomorrow', born('02/09/2025'), { dataUrodzenia: M.futureBirthDate }],
  ['a foreigner without the PESEL', withPesel({ pesel: '' }), { pesel: M.pesel }],
  [
    'a document type beside the PESEL, without a number',
    withPesel({ obcokrajowiecRodzajDowodu: 'paszport' }),
    { obcokrajowiecSeriaNumerDowodu: M.documentNumber },
  ],
  ['no country', abroad({ kraj: '' }), { 'adres.kraj': M.country }],
  ['a postcode of 4', at('00-99'), { 'adres.kodPocztowy': M.shortPostcode }],
  ['a postcode of 6', at('00-9991'), { 'adres.kodPocztowy': M.longPostcode }],
  ['a postcode with a letter', at('00-99O'), { 'adres.kodPocztowy': M.postcode }],
  [
    '"no postcode" in Poland',
    inPoland({ kodPocztowy: '', brakKodu: true }),
    { 'adres.kodPocztowy': M.postcode },
  ],
  ['no town', inPoland({ miejscowosc: ' ' }), { 'adres.miejscowosc': M.town }],
  [
    'no settlement type',
    inPoland({ rodzajMiejscowosci: '' }),
    { 'adres.rodzajMiejscowosci': M.settlementType },
  ],
  ['no voivodeship', inPoland({ wojewodztwo: '' }), { 'adres.wojewodztwo': M.voivodeship }],
  ['a street of 2', inPoland({ adres: 'Al' }), { 'adres.adres': M.shortStreet }],
  ['no house number', inPoland({ numerDomu: '' }), { 'adres.numerDomu': M.houseNumber }],
  [
    'a foreign postcode of 2',
    abroad({ kodPocztowy: '12' }),
    { 'adres.kodPocztowy': M.shortForeignPostcode },
  ],
  ['a foreign town of 2', abroad({ miejscowosc: 'Au' }), { 'adres.miejscowosc': M.foreignTown }],
  [
    'no foreign settlement type',
    abroad({ rodzajMiejscowosci: '' }),
    { 'adres.rodzajMiejscowosci': M.settlementType },
  ],
  [
    'asterisks at the end',
    inPoland({ miejscowosc: 'Miasto*', wojewodztwo: '*', adres: 'Ulica * ', numerDomu: '7*' }),
    {
      'adres.miejscowosc': M.asterisk,
      'adres.wojewodztwo': M.asterisk,
      'adres.adres': M.asterisk,
      'adres.numerDomu': M.asterisk,
    },
  ],
  [
    'asterisks at the end abroad',
    abroad({ kodPocztowy: 'D-000*', miejscowosc: 'Musterdorf*' }),
    { 'adres.kodPocztowy': M.asterisk, 'adres.miejscowosc': M.asterisk },
  ],
])(
  '[4.4.12, 5.1.1, 5.1.4, 5.1.5, 5.1.6, 5.1.7, 5.1.8, 5.1.10, 5.1.12, 5.1.13, 5.1.15, 5.1.16, 5.1.19, 5.2.2, 5.2.5, 5.3.1, 5.3.20] %s is an error',
  (_, values, expected) => {
    expect(faults(values)).toEqual(expected);
  },
);

test.each<[string, EnrolmentValues]>([
  ['a postcode without its dash', inPoland({ kodPocztowy: '00999' })],
  ['a Polish town of 2', inPoland({ miejscowosc: 'Oz' })],
  ['an asterisk inside', inPoland({ adres: 'ul. A*B' })],
  ['a country without postcodes', abroad({ kodPocztowy: '', brakKodu: true })],
  ['a pasted PESEL', pole({ pesel: ' 440514-01359 ' })],
  ['no second name', pole({ imie2: '' })],
  ['a second name of 1', pole({ imie2: 'B' })],
  ['a number with its own prefix', pole({ telefon: '+48 600 100 200' })],
  ['a number of 15 digits', pole({ numerKierunkowy: '+999', telefon: '600100200300' })],
  ['a short number of another country', pole({ numerKierunkowy: '+298', telefon: '211234' })],
  ['the earliest birth date', withPassport({ dataUrodzenia: '01/01/1800' })],
  ['born today', withPassport({ dataUrodzenia: '01/09/2025' })],
  [
    'a document beside the PESEL',
    withPesel({ obcokrajowiecRodzajDowodu: 'karta_pobytu', obcokrajowiecSeriaNumerDowodu: 'XX0' }),
  ],
])('[5.1.5, 5.1.13, 5.2.5] %s is valid', (_, values) => {
  expect(faults(values)).toEqual({});
});

test.each<[string, EnrolmentValues]>([
  [
    'the document and birth date of a Pole',
    pole({ dataUrodzenia: 'x', obcokrajowiecRodzajDowodu: 'paszport' }),
  ],
  ['the citizenship of a Pole', pole({ obywatelstwo: '' })],
  ['the PESEL of a foreigner without one', withPassport({ pesel: 'x' })],
  ['the typed birth date beside a PESEL', withPesel({ dataUrodzenia: '31/02/2004' })],
  [
    'a document number without a type beside a PESEL',
    withPesel({ obcokrajowiecSeriaNumerDowodu: 'X' }),
  ],
  ['the voivodeship abroad', abroad({ wojewodztwo: '*' })],
  ['a postcode that the country does not have', abroad({ kodPocztowy: '*', brakKodu: true })],
  [
    'a correspondence address that is the same',
    pole({ adresKontaktowy: { ...polishAddress(), adres: '' } }),
  ],
])('[4.4.14, 5.2.2] %s is hidden and not validated', (_, values) => {
  expect(faults(values)).toEqual({});
});

test('[5.2.5] another correspondence address is validated like the first one', () => {
  const adresKontaktowy = { ...foreignAddress(), kodPocztowy: '1', numerDomu: '' };
  expect(faults(pole({ adresKorespondencyjnyJakZamieszkania: false, adresKontaktowy }))).toEqual({
    'adresKontaktowy.kodPocztowy': M.shortForeignPostcode,
    'adresKontaktowy.numerDomu': M.houseNumber,
  });
});

/** The form alone shows these: a refusal has no parameters. */
const WITH_PARAMETERS: readonly string[] = [M.phoneLength, M.answerTooLong];
const WITHOUT_PARAMETERS = Object.values(M).filter((id) => !WITH_PARAMETERS.includes(id));

test.each(WITHOUT_PARAMETERS)('[5.4.4] %s has a message without parameters', (id) => {
  const text = new Map(Object.entries(pl)).get(id);
  expect(text).toMatch(/\.$/);
  expect(text).not.toMatch(/[{}]/);
});

test('no two rules share a message', () => {
  expect(new Set(Object.values(RULE_MESSAGES)).size).toBe(Object.keys(RULE_MESSAGES).length);
});
