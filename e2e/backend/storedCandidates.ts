import type { Question } from '../../src/contract/question';
import { questionKind } from '../../src/domain/questions';
import { CANDIDATE, TYPED_ANSWER } from '../pages/form';

const COMMON = {
  imie: CANDIDATE.firstName,
  nazwisko: CANDIDATE.surname,
  miejsceUrodzenia: CANDIDATE.birthPlace,
  email: CANDIDATE.email,
  telefon: `+48${CANDIDATE.phone}`,
};

const BY_PESEL = {
  ...COMMON,
  pesel: CANDIDATE.pesel,
  obcokrajowiecRodzajDowodu: null,
  obcokrajowiecSeriaNumerDowodu: null,
  dataUrodzenia: '1944-05-14',
  plec: 'Mężczyzna',
};

const UKRAINIAN = {
  obcokrajowiec: true,
  obywatelstwo: 'UA',
  krajPochodzenia: 'UA',
  // The prefix follows the citizenship.
  telefon: `+380${CANDIDATE.phone}`,
};

/** The stored person of each test candidate. */
export const PEOPLE = {
  Pole: { ...BY_PESEL, obcokrajowiec: false, obywatelstwo: 'PL', krajPochodzenia: 'PL' },
  'foreigner with PESEL': { ...BY_PESEL, ...UKRAINIAN },
  'foreigner with passport': {
    ...COMMON,
    ...UKRAINIAN,
    pesel: null,
    obcokrajowiecRodzajDowodu: 'paszport',
    obcokrajowiecSeriaNumerDowodu: CANDIDATE.passport,
    dataUrodzenia: '2001-07-09',
    plec: 'Kobieta',
  },
};

const HOME = {
  Poland: {
    adres: CANDIDATE.street,
    numerDomu: CANDIDATE.houseNumber,
    kraj: 'PL',
    kodPocztowy: '30059',
    miejscowosc: 'Kraków',
    rodzajMiejscowosci: 1,
    wojewodztwo: 'małopolskie',
  },
  Germany: {
    adres: 'Musterweg',
    numerDomu: '5',
    kraj: 'DE',
    kodPocztowy: 'D-00000',
    miejscowosc: 'Musterdorf',
    rodzajMiejscowosci: 2,
    wojewodztwo: null,
  },
};

/** The stored residence. */
export const HOME_ADDRESSES = {
  Poland: { adres: HOME.Poland },
  Germany: { adres: HOME.Germany },
};

/** The stored correspondence address. */
export const LETTERS = {
  'the same address': { adresKorespondencyjnyJakZamieszkania: true, adresKontaktowy: null },
  Germany: { adresKorespondencyjnyJakZamieszkania: false, adresKontaktowy: HOME.Germany },
};

/** The stored answer for a question that `answerAll` answered. */
export function storedAnswer(question: Question): unknown {
  const formularzTyp = questionKind(question);
  const chosen = ({ id, nazwa }: Question['odpowiedzi'][number]) => ({
    odpowiedzNazwa: nazwa,
    odpowiedzId: id,
    odpowiedzTyp: 'WYBOR',
    formularzTyp,
  });
  const { odpowiedzi } = question;
  switch (formularzTyp) {
    case 'TAKNIE':
      return odpowiedzi.filter(({ nazwa }) => nazwa === 'TAK').map(chosen)[0];
    case 'TEKST':
      return {
        odpowiedzNazwa: TYPED_ANSWER,
        odpowiedzId: odpowiedzi[0]?.id,
        odpowiedzTyp: 'TEKST',
        formularzTyp,
      };
    case 'WIELOKROTNY_WYBOR':
      return [...odpowiedzi.slice(0, 1), ...odpowiedzi.slice(-1)].map(chosen);
  }
}
