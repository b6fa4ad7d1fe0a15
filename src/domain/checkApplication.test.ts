import type { Application, Candidate } from '../contract/application';
import { build, CHECK, wrong } from '../testing/checkedApplication';
import {
  foreignerWithPeselValues,
  passportValues,
  poleValues,
  testOffer,
} from '../testing/domainFixtures';
import { checkApplication } from './checkApplication';
import { RULE_MESSAGES } from './ruleMessages';

function withCandidate(over: Partial<Candidate>, values = poleValues()): Application {
  const application = build(values);
  return { ...application, kandydat: { ...application.kandydat, ...over } };
}

const polish = build(poleValues()).kandydat.adres;

test.each<[string, Application, string[]]>([
  ['a short first name', withCandidate({ imie: '' }), ['imie']],
  ['a name with spaces around', withCandidate({ nazwisko: ' Testowa' }), ['nazwisko']],
  ['a second name that is empty', withCandidate({ imie2: '' }), ['imie2']],
  ['a Pole without a PESEL', withCandidate({ pesel: null }), ['pesel']],
  ['a PESEL with a dash', withCandidate({ pesel: '440514-01359' }), ['pesel']],
  [
    'another birth date than the PESEL says',
    withCandidate({ dataUrodzenia: '1944-05-15' }),
    ['dataUrodzenia'],
  ],
  ['a Pole of other citizenship', withCandidate({ obywatelstwo: 'DE' }), ['obywatelstwo']],
  [
    'the document of a Pole',
    withCandidate({ obcokrajowiecRodzajDowodu: 'paszport', obcokrajowiecSeriaNumerDowodu: 'XX0' }),
    ['obcokrajowiecRodzajDowodu', 'obcokrajowiecSeriaNumerDowodu'],
  ],
  ['a foreigner from Poland', withCandidate({ obcokrajowiec: true }), ['obywatelstwo']],
  [
    'a foreigner without PESEL and document',
    withCandidate(
      { obcokrajowiecRodzajDowodu: null, obcokrajowiecSeriaNumerDowodu: null },
      passportValues(),
    ),
    ['obcokrajowiecRodzajDowodu', 'obcokrajowiecSeriaNumerDowodu'],
  ],
  [
    'a document number without a type',
    withCandidate({ obcokrajowiecSeriaNumerDowodu: 'XX0' }, foreignerWithPeselValues()),
    ['obcokrajowiecSeriaNumerDowodu'],
  ],
  [
    'a birth date as the form shows it',
    withCandidate({ dataUrodzenia: '29/02/2004' }, passportValues()),
    ['dataUrodzenia'],
  ],
  [
    'a birth date that is none',
    withCandidate({ dataUrodzenia: '' }, passportValues()),
    ['dataUrodzenia'],
  ],
  ['a phone number of zeros only', withCandidate({ telefon: '+48000000000' }), ['telefon']],
  [
    'a postcode with its dash',
    withCandidate({ adres: { ...polish, kodPocztowy: '00-999' } }),
    ['adres.kodPocztowy'],
  ],
  [
    'no postcode in Poland',
    withCandidate({ adres: { ...polish, kodPocztowy: '-' } }),
    ['adres.kodPocztowy'],
  ],
  [
    'no voivodeship in Poland',
    withCandidate({ adres: { ...polish, wojewodztwo: null } }),
    ['adres.wojewodztwo'],
  ],
  [
    'a voivodeship abroad',
    withCandidate({ adres: { ...polish, kraj: 'DE' } }),
    ['adres.wojewodztwo'],
  ],
  [
    'a country with a space',
    withCandidate({ adres: { ...polish, kraj: 'DE ', wojewodztwo: null } }),
    ['adres.kraj'],
  ],
  ['the same address sent twice', withCandidate({ adresKontaktowy: polish }), ['adresKontaktowy']],
  [
    'another address that is missing',
    withCandidate({ adresKorespondencyjnyJakZamieszkania: false }),
    ['kodPocztowy', 'miejscowosc', 'rodzajMiejscowosci', 'wojewodztwo', 'adres', 'numerDomu'].map(
      (field) => `adresKontaktowy.${field}`,
    ),
  ],
  [
    'a phone number without its plus',
    withCandidate({ telefon: '48600100200' }),
    ['numerKierunkowy'],
  ],
  ['a phone number with spaces', withCandidate({ telefon: '+48 600100200' }), ['telefon']],
  ['a promo link that is none', { ...build(poleValues()), promoLink: 'a b' }, ['promoLink']],
  ['no consents', { ...build(poleValues()), warunkiRekrutacyjne: [] }, ['zgody.id1', 'zgody.idb']],
  [
    'a consent to another text',
    {
      ...build(poleValues()),
      warunkiRekrutacyjne: build(poleValues()).warunkiRekrutacyjne.map((consent) => ({
        ...consent,
        trescWarunkow: 'Inna treść',
      })),
    },
    ['zgody'],
  ],
  [
    'no answers',
    { ...build(poleValues()), definicjeFormularzy: [] },
    ['odpowiedzi.id10', 'odpowiedzi.idq%002e2%002fx'],
  ],
  [
    'a form of questions that is not of this offer',
    {
      ...build(poleValues()),
      definicjeFormularzy: [
        ...build(poleValues()).definicjeFormularzy,
        { tytul: 'Obcy', informacja: null, pozycjeFormularza: [] },
      ],
    },
    ['odpowiedzi'],
  ],
])('%s is refused', (_, application, fields) => {
  expect(wrong(application)).toEqual(fields);
});

test('accepts a promo link', () => {
  expect(wrong({ ...build(poleValues()), promoLink: 'lato-2025' })).toEqual([]);
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
