import type { Candidate } from '../contract/application';
import {
  foreignAddress,
  foreignerWithPeselValues,
  passportValues,
  POLAND,
  poleValues,
  polishAddress,
  TODAY,
} from '../testing/domainFixtures';
import { ABROAD, FOREIGNER, POLE } from '../testing/sentApplication';
import { buildCandidate, InvalidValuesError } from './candidate';
import type { EnrolmentValues } from './enrolmentValues';
import { fullName } from './personName';

function build(values: EnrolmentValues): Candidate {
  return buildCandidate(values, TODAY, POLAND);
}

const PASSPORT: Candidate = {
  ...FOREIGNER,
  obcokrajowiecRodzajDowodu: 'paszport',
  obcokrajowiecSeriaNumerDowodu: 'XX0000000',
};

test('a foreigner with a PESEL and a document', () => {
  const values: EnrolmentValues = {
    ...foreignerWithPeselValues(),
    obcokrajowiecRodzajDowodu: 'karta_pobytu',
    obcokrajowiecSeriaNumerDowodu: ' XX1 ',
  };
  expect(build(values)).toEqual({
    ...FOREIGNER,
    pesel: '04222945684',
    obcokrajowiecRodzajDowodu: 'karta_pobytu',
    obcokrajowiecSeriaNumerDowodu: 'XX1',
  });
});

test('a Pole without a PESEL has a document and a typed birth date', () => {
  const values: EnrolmentValues = {
    ...poleValues(),
    brakPesel: true,
    obcokrajowiecRodzajDowodu: 'dowod_osobisty',
    obcokrajowiecSeriaNumerDowodu: 'ABC123456',
    dataUrodzenia: '01/01/2001',
  };
  expect(build(values)).toEqual({
    ...POLE,
    pesel: null,
    obcokrajowiecRodzajDowodu: 'dowod_osobisty',
    obcokrajowiecSeriaNumerDowodu: 'ABC123456',
    dataUrodzenia: '2001-01-01',
  });
});

test.each([
  ['Suharto', '', ['Suharto', '-']],
  ['', 'Suharto', ['-', 'Suharto']],
  ['Suharto', ' – ', ['Suharto', '-']],
  // Both names count, whatever was ticked before.
  ['Anna', 'Nowak', ['Anna', 'Nowak']],
])('one name was ticked, and "%s" and "%s" are sent as %j', (imie, nazwisko, sent) => {
  const candidate = build({ ...poleValues(), imie, nazwisko, jednoImie: true });
  expect([candidate.imie, candidate.nazwisko]).toEqual(sent);
  expect(fullName(candidate)).toBe(sent.filter((name) => name !== '-').join(' '));
});

test('a country without postcodes sends a dash', () => {
  const adres = { ...foreignAddress(), kodPocztowy: 'left over', brakKodu: true };
  expect(build({ ...poleValues(), adres }).adres).toEqual({
    ...ABROAD,
    kodPocztowy: '-',
  });
});

test('[3.3.1] values are trimmed, and numbers lose their separators', () => {
  const values = {
    ...poleValues(),
    imie: '  Przykład ',
    imie2: ' Drugi\n',
    nazwisko: '\tTestowa',
    pesel: ' 440514-01359',
    miejsceUrodzenia: 'Przykładowo ',
    adres: {
      ...polishAddress(),
      kodPocztowy: ' 00 999',
      miejscowosc: ' Przykładowo',
      adres: 'ul. Wymyślona ',
      numerDomu: ' 7/1 ',
      wojewodztwo: ' zmyślone ',
    },
    email: ' kandydat@uczelnia.example ',
    telefon: ' (600) 100-200 ',
  };
  expect(build(values)).toEqual({ ...POLE, imie2: 'Drugi' });
});

test('every text is composed (NFC) and of usual width, and every number has ASCII digits', () => {
  const composed = 'Võ Łódź ñ';
  const typed = `${composed.normalize('NFD')}\u200b`;
  // Anything that is invisible must not keep a letter from its mark.
  const split = 'Vo\u200b\u0303 Łódź ñ';
  const address = { ...foreignAddress(), adres: typed, miejscowosc: split };
  const { imie, imie2, nazwisko, miejsceUrodzenia, email, adres, ...rest } = build({
    ...passportValues(),
    ...{ imie: typed, imie2: split, nazwisko: typed, miejsceUrodzenia: 'Ｈａｉ　２' },
    email: 'jo\u0301@b.pl',
    obcokrajowiecSeriaNumerDowodu: 'ＸX٠１２',
    adres: { ...address, numerDomu: '१२½', kodPocztowy: '１２ 34' },
  });
  expect([imie, imie2, nazwisko, adres.adres, adres.miejscowosc]).toEqual(Array(5).fill(composed));
  expect(miejsceUrodzenia).toBe('Hai 2');
  expect(email).toBe('jó@b.pl');
  expect(rest.obcokrajowiecSeriaNumerDowodu).toBe('XX012');
  expect([adres.numerDomu, adres.kodPocztowy]).toEqual(['12½', '12 34']);
});

test('[4.4.14] hidden fields are not sent', () => {
  const values: EnrolmentValues = {
    ...poleValues(),
    maPesel: false,
    obcokrajowiecRodzajDowodu: 'paszport',
    obcokrajowiecSeriaNumerDowodu: 'XX0000000',
    dataUrodzenia: '01/01/2001',
    obywatelstwo: 'DE',
    adresKontaktowy: foreignAddress(),
  };
  expect(build(values)).toEqual(POLE);
  const foreigner = { ...passportValues(), pesel: '44051401359' };
  expect(build(foreigner)).toEqual(PASSPORT);
});

test.each<[string, EnrolmentValues, string]>([
  ['no sex', { ...poleValues(), plec: '' }, 'plec'],
  ['no birth date', { ...poleValues(), pesel: '' }, 'dataUrodzenia'],
  ['a PESEL that is hidden', { ...foreignerWithPeselValues(), maPesel: null }, 'dataUrodzenia'],
])('%s: no candidate', (_, values, field) => {
  expect(() => build(values)).toThrow(new InvalidValuesError([field]));
});
