import * as v from 'valibot';
import { applicationSchema, type Application } from '../contract/application';
import {
  CONSENTS,
  CONTEXT,
  poleValues,
  POLAND,
  QUESTIONS,
  testOffer,
  TODAY,
} from '../testing/domainFixtures';
import { buildApplication } from './buildApplication';
import { buildCandidate } from './candidate';
import type { EnrolmentValues } from './enrolmentValues';
import { InvalidValuesError } from './invalidValuesError';

const PARTS = {
  offer: testOffer(),
  questions: QUESTIONS,
  consents: CONSENTS,
  promoLink: null,
  context: CONTEXT,
};

/** The application, which also went over the wire and through its schema unchanged. */
function build(values: EnrolmentValues, over: Partial<typeof PARTS> = {}): Application {
  const application = buildApplication(values, { ...PARTS, ...over });
  const received: unknown = JSON.parse(JSON.stringify(application));
  expect(v.parse(applicationSchema, received)).toEqual(application);
  return application;
}

test('the application of a Pole', () => {
  expect(build(poleValues())).toEqual({
    kandydat: buildCandidate(poleValues(), TODAY, POLAND),
    wydanieEls: false,
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
            wymagane: true,
            odpowiedzi: [
              { id: 101, nazwa: 'TAK' },
              { id: 102, nazwa: 'NIE' },
            ],
            odpowiedz: {
              odpowiedzNazwa: 'TAK',
              odpowiedzId: 101,
              odpowiedzTyp: 'WYBOR',
              formularzTyp: 'TAKNIE',
            },
          },
          {
            id: 'q.2/x',
            wymagane: true,
            odpowiedzi: [{ id: 201, nazwa: 'TEKST' }],
            odpowiedz: {
              odpowiedzNazwa: 'Szkoła testowa',
              odpowiedzId: 201,
              odpowiedzTyp: 'TEKST',
              formularzTyp: 'TEKST',
            },
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
            odpowiedz: null,
          },
        ],
      },
    ],
    promoLink: null,
    wybranyNabor: testOffer(),
  });
});

test.each([
  ['STUDIA_WYZSZE', true],
  ['PODYPLOMOWE', false],
  ['PODYPLOMOWE_SPEC', false],
] as const)('a ticked student card in %s sends %s', (group, sent) => {
  const values = { ...poleValues(), wydanieEls: true };
  expect(build(values, { offer: testOffer({ group }) }).wydanieEls).toBe(sent);
});

test('several ticked answers are sent as a list', () => {
  const values = poleValues();
  const odpowiedzi = { ...values.odpowiedzi, id30: ['303', '301'] };
  const [, second] = build({ ...values, odpowiedzi }).definicjeFormularzy;
  const answer = { odpowiedzTyp: 'WYBOR', formularzTyp: 'WIELOKROTNY_WYBOR' };
  expect(second?.pozycjeFormularza[0]?.odpowiedz).toEqual([
    { odpowiedzNazwa: 'Odpowiedź A', odpowiedzId: 301, ...answer },
    { odpowiedzNazwa: 'Odpowiedź C', odpowiedzId: 303, ...answer },
  ]);
});

test('questions and consents that come twice are sent once', () => {
  const application = build(poleValues(), {
    questions: [...QUESTIONS, ...QUESTIONS],
    consents: [...CONSENTS, ...CONSENTS],
  });
  const ids = application.definicjeFormularzy.flatMap(({ pozycjeFormularza }) =>
    pozycjeFormularza.map(({ id }) => id),
  );
  expect(ids).toEqual([10, 'q.2/x', 30]);
  expect(application.warunkiRekrutacyjne.map(({ id }) => id)).toEqual([1, 'b']);
});

test('the promo link and the chosen offer go along', () => {
  const offer = testOffer({ id: 'x', specialisation: { id: 5, nazwa: 'Specjalność' } });
  const application = buildApplication(poleValues(), { ...PARTS, offer, promoLink: 'lato' });
  expect(application.promoLink).toBe('lato');
  expect(application.wybranyNabor).toEqual(offer);
});

test('invalid values are never sent, and the error does not tell them', () => {
  const values = { ...poleValues(), imie: 'Xy', plec: '' as const };
  expect(() => build(values)).toThrow(InvalidValuesError);
  expect(() => build(values)).toThrow(/imie, plec$/);
  expect(() => build({ ...poleValues(), imie: 'Xy' })).toThrow(/: imie$/);
});
