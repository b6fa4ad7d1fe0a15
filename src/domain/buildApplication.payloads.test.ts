import type { Application } from '../contract/application';
import {
  CONSENTS,
  CONTEXT,
  foreignAddress,
  foreignerWithPeselValues,
  passportValues,
  poleValues,
  QUESTIONS,
  testOffer,
} from '../testing/domainFixtures';
import { ABROAD, FOREIGNER, POLE, sentApplication } from '../testing/sentApplication';
import { buildApplication } from './buildApplication';
import type { EnrolmentValues } from './enrolmentValues';

const POSTGRADUATE = testOffer({ group: 'PODYPLOMOWE', specialisation: { id: 5, nazwa: 'S' } });
const TICKED = { odpowiedzTyp: 'WYBOR', formularzTyp: 'WIELOKROTNY_WYBOR' } as const;

test.each<[string, EnrolmentValues, Application]>([
  ['a Pole, the optional question left alone', poleValues(), sentApplication(POLE)],
  [
    'a Pole with a second name and several answers ticked',
    {
      ...poleValues(),
      imie2: 'Drugie',
      odpowiedzi: { ...poleValues().odpowiedzi, id30: ['303', '301'] },
    },
    sentApplication(
      { ...POLE, imie2: 'Drugie' },
      {
        several: [
          { odpowiedzNazwa: 'Odpowiedź A', odpowiedzId: 301, ...TICKED },
          { odpowiedzNazwa: 'Odpowiedź C', odpowiedzId: 303, ...TICKED },
        ],
      },
    ),
  ],
  [
    'a foreigner with a PESEL',
    foreignerWithPeselValues(),
    sentApplication({ ...FOREIGNER, pesel: '04222945684' }),
  ],
  [
    'a foreigner with a passport',
    passportValues(),
    sentApplication({
      ...FOREIGNER,
      obcokrajowiecRodzajDowodu: 'paszport',
      obcokrajowiecSeriaNumerDowodu: 'XX0000000',
    }),
  ],
  [
    'letters to another address, abroad',
    {
      ...poleValues(),
      adresKorespondencyjnyJakZamieszkania: false,
      adresKontaktowy: foreignAddress(),
    },
    sentApplication({
      ...POLE,
      adresKorespondencyjnyJakZamieszkania: false,
      adresKontaktowy: ABROAD,
    }),
  ],
  [
    'a Pole for postgraduate studies, which have no student card',
    poleValues(),
    sentApplication(POLE, { wydanieEls: false, wybranyNabor: POSTGRADUATE }),
  ],
])(
  '[1.4.4, 3.3.1, 3.3.4, 3.3.6, 3.3.8, 3.3.11, 3.3.12, 3.3.17, 3.4.1, 3.4.3, 3.4.5, 3.4.6, 3.6.1, 3.6.2, 3.6.3, 3.6.4, 3.6.6, 3.6.7, 3.6.8, 4.4.11, 4.4.18, 9.2.11] the application of %s',
  (_, values, expected) => {
    const built = buildApplication(
      { ...values, wydanieEls: true },
      {
        offer: expected.wybranyNabor,
        questions: QUESTIONS,
        consents: CONSENTS,
        promoLink: 'wiosna-2027',
        context: CONTEXT,
      },
    );
    expect(JSON.parse(JSON.stringify(built))).toEqual(expected);
  },
);
