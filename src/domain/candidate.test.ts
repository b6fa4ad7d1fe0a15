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

test('a country without postcodes sends a dash', () => {
  const adres = { ...foreignAddress(), kodPocztowy: 'left over', brakKodu: true };
  expect(build({ ...poleValues(), adres }).adres).toEqual({
    ...ABROAD,
    kodPocztowy: '-',
  });
});

test('values are trimmed, and numbers lose their separators', () => {
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

test('hidden fields are not sent', () => {
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
