import type { Candidate } from '../contract/application';
import {
  foreignAddress,
  foreignerWithPeselValues,
  passportValues,
  poleValues,
  POLAND,
  polishAddress,
  TODAY,
} from '../testing/domainFixtures';
import { buildCandidate } from './candidate';
import type { EnrolmentValues } from './enrolmentValues';
import { InvalidValuesError } from './invalidValuesError';

function build(values: EnrolmentValues): Candidate {
  return buildCandidate(values, TODAY, POLAND);
}

const POLISH = {
  adres: 'ul. Wymyślona',
  numerDomu: '7/1',
  kodPocztowy: '00999',
  miejscowosc: 'Przykładowo',
  rodzajMiejscowosci: 1,
  wojewodztwo: 'zmyślone',
  kraj: 'PL',
};

const FOREIGN = {
  adres: 'Musterweg',
  numerDomu: '5',
  kodPocztowy: 'D-00000',
  miejscowosc: 'Musterdorf',
  rodzajMiejscowosci: 2,
  wojewodztwo: null,
  kraj: 'DE',
};

const POLE = {
  imie: 'Przykład',
  imie2: null,
  nazwisko: 'Testowa',
  pesel: '44051401359',
  obcokrajowiec: false,
  obcokrajowiecRodzajDowodu: null,
  obcokrajowiecSeriaNumerDowodu: null,
  dataUrodzenia: '1944-05-14',
  miejsceUrodzenia: 'Przykładowo',
  plec: 'Mężczyzna',
  obywatelstwo: 'PL',
  krajPochodzenia: 'PL',
  adres: POLISH,
  adresKontaktowy: null,
  adresKorespondencyjnyJakZamieszkania: true,
  email: 'kandydat@uczelnia.example',
  telefon: '+48600100200',
};

const PASSPORT = {
  ...POLE,
  pesel: null,
  obcokrajowiec: true,
  obcokrajowiecRodzajDowodu: 'paszport',
  obcokrajowiecSeriaNumerDowodu: 'XX0000000',
  dataUrodzenia: '2004-02-29',
  plec: 'Kobieta',
  obywatelstwo: 'DE',
  krajPochodzenia: 'DE',
  adres: FOREIGN,
  telefon: '+49151000000',
};

test('a Pole', () => {
  expect(build(poleValues())).toEqual(POLE);
});

test('a foreigner with a passport', () => {
  expect(build(passportValues())).toEqual(PASSPORT);
});

test('a foreigner with a PESEL', () => {
  expect(build(foreignerWithPeselValues())).toEqual({
    ...PASSPORT,
    pesel: '04222945684',
    obcokrajowiecRodzajDowodu: null,
    obcokrajowiecSeriaNumerDowodu: null,
  });
});

test('a foreigner with a PESEL and a document beside it', () => {
  const values: EnrolmentValues = {
    ...foreignerWithPeselValues(),
    obcokrajowiecRodzajDowodu: 'karta_pobytu',
    obcokrajowiecSeriaNumerDowodu: ' XX1 ',
  };
  expect(build(values)).toEqual({
    ...PASSPORT,
    pesel: '04222945684',
    obcokrajowiecRodzajDowodu: 'karta_pobytu',
    obcokrajowiecSeriaNumerDowodu: 'XX1',
  });
});

test('another correspondence address abroad', () => {
  const values = {
    ...poleValues(),
    adresKorespondencyjnyJakZamieszkania: false,
    adresKontaktowy: foreignAddress(),
  };
  expect(build(values)).toEqual({
    ...POLE,
    adresKorespondencyjnyJakZamieszkania: false,
    adresKontaktowy: FOREIGN,
  });
});

test('a country without postcodes sends a dash', () => {
  const adres = { ...foreignAddress(), kodPocztowy: 'left over', brakKodu: true };
  expect(build({ ...poleValues(), adres }).adres).toEqual({
    ...FOREIGN,
    kodPocztowy: '-',
  });
});

test('everything typed is trimmed, and the numbers lose what they were written with', () => {
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

test('what is hidden is not sent', () => {
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

test.each<[string, Partial<EnrolmentValues>]>([
  ['no sex', { plec: '' }],
  ['no birth date', { pesel: '' }],
])('%s, no candidate', (_, over) => {
  expect(() => build({ ...poleValues(), ...over })).toThrow(InvalidValuesError);
});
