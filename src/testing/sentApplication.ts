import type { Address, Application, Candidate } from '../contract/application';
import type { Offer } from '../contract/offer';
import { testOffer } from './domainFixtures';

// The expected applications, written out field by field, so that only the contract decides what is correct.

const RESIDENCE: Address = {
  adres: 'ul. Wymyślona',
  numerDomu: '7/1',
  kodPocztowy: '00999',
  miejscowosc: 'Przykładowo',
  rodzajMiejscowosci: 1,
  wojewodztwo: 'zmyślone',
  kraj: 'PL',
};

export const ABROAD: Address = {
  adres: 'Musterweg',
  numerDomu: '5',
  kodPocztowy: 'D-00000',
  miejscowosc: 'Musterdorf',
  rodzajMiejscowosci: 2,
  wojewodztwo: null,
  kraj: 'DE',
};

export const POLE: Candidate = {
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
  adres: RESIDENCE,
  adresKontaktowy: null,
  adresKorespondencyjnyJakZamieszkania: true,
  email: 'kandydat@uczelnia.example',
  telefon: '+48600100200',
};

/** A foreigner without PESEL and document. */
export const FOREIGNER: Candidate = {
  ...POLE,
  pesel: null,
  obcokrajowiec: true,
  dataUrodzenia: '2004-02-29',
  plec: 'Kobieta',
  obywatelstwo: 'DE',
  krajPochodzenia: 'DE',
  adres: ABROAD,
  telefon: '+49151000000',
};

type Answer = Application['definicjeFormularzy'][number]['pozycjeFormularza'][number]['odpowiedz'];

/** The parts that all variants send besides candidate, offer and the answer to the third question. */
export function sentApplication(
  kandydat: Candidate,
  other: { wydanieEls?: boolean; wybranyNabor?: Offer; several?: Answer } = {},
): Application {
  const { wydanieEls = true, wybranyNabor = testOffer(), several = null } = other;
  const yes = { odpowiedzId: 101, odpowiedzTyp: 'WYBOR', formularzTyp: 'TAKNIE' } as const;
  const typed = { odpowiedzId: 201, odpowiedzTyp: 'TEKST', formularzTyp: 'TEKST' } as const;
  return {
    kandydat,
    wydanieEls,
    warunkiRekrutacyjne: [
      { id: 1, tytul: 'Warunek pierwszy', trescWarunkow: '<p>Treść</p>', zgoda: true },
      {
        id: 'b',
        tytul: 'Warunek drugi',
        trescWarunkow: 'https://uczelnia.example/warunki',
        zgoda: true,
      },
    ],
    definicjeFormularzy: [
      {
        tytul: 'Formularz pierwszy',
        informacja: '<p>Informacja</p>',
        pozycjeFormularza: [
          {
            id: 10,
            nazwa: 'Pytanie tak lub nie',
            wymagane: true,
            odpowiedzi: [
              { id: 101, nazwa: 'TAK' },
              { id: 102, nazwa: 'NIE' },
            ],
            odpowiedz: { odpowiedzNazwa: 'TAK', ...yes },
          },
          {
            id: 'q.2/x',
            nazwa: 'Pytanie o tekst',
            wymagane: true,
            odpowiedzi: [{ id: 201, nazwa: 'TEKST' }],
            odpowiedz: { odpowiedzNazwa: 'Szkoła testowa', ...typed },
          },
        ],
      },
      {
        tytul: 'Formularz drugi',
        informacja: null,
        pozycjeFormularza: [
          {
            id: 30,
            wymagane: false,
            odpowiedzi: [
              { id: 301, nazwa: 'Odpowiedź A' },
              { id: 302, nazwa: 'Odpowiedź B' },
              { id: 303, nazwa: 'Odpowiedź C' },
            ],
            odpowiedz: several,
          },
        ],
      },
    ],
    promoLink: 'wiosna-2027',
    wybranyNabor,
  };
}
