import type { Consent } from '../contract/consent';
import type { Flow, Key, Offer } from '../contract/offer';
import type { FormDefinition, Question } from '../contract/question';
import { givenConsents } from '../domain/consents';
import {
  type AddressValues,
  answerKey,
  type EnrolmentValues,
  initialValues,
} from '../domain/enrolmentValues';
import { offerValue } from '../domain/offerValues';
import type { Selection } from '../domain/selection';
import { STEP_ORDER, type StepName } from '../domain/stepOrder';
import type { ValidationContext } from '../domain/validate';

/** Everything here is invented: no person, number or address is real. */

export const TODAY = '2025-09-01';
export const POLAND = 'PL';
export const HELP_LINE = '+48 22 000 00 00';
export const PREFIXES = ['+1', '+1242', '+48', '+49'];

export const COUNTRIES = [
  { nazwa: 'Niemcy', wartosc: 'DE' },
  { nazwa: 'Polska', wartosc: POLAND },
  { nazwa: 'Ukraina', wartosc: 'UA' },
];
export const CITIZENSHIPS = [
  { nazwa: 'niemieckie', wartosc: 'DE' },
  { nazwa: 'polskie', wartosc: POLAND },
  { nazwa: 'ukraińskie', wartosc: 'UA' },
];
export const PHONE_PREFIXES = [
  { kodKierunkowy: '+48', wartosc: 'Polska', domyslny: true },
  { kodKierunkowy: '+380', wartosc: 'Ukraina', domyslny: false },
  { kodKierunkowy: '+49', wartosc: 'Niemcy', domyslny: false },
];

/** The facts that distinguish test offers; the others have defaults. */
export interface OfferFacts {
  id?: Key;
  recruitment?: Key;
  lang?: string;
  group?: Flow;
  direction?: string;
  specialisation?: { id: Key | null; nazwa: string | null } | null;
  city?: string;
  level?: string;
  mode?: string;
}

export function testOffer(facts: OfferFacts = {}): Offer {
  return {
    rekrutacja: { id: facts.recruitment ?? 900, lang: facts.lang ?? 'pl' },
    nabor: { nazwaGrupy: facts.group ?? 'STUDIA_WYZSZE' },
    kierunekSpecjalnosc: {
      id: facts.id ?? 1,
      kierunek: { nazwa: facts.direction ?? 'Kierunek A' },
      specjalnosc: facts.specialisation ?? null,
      wydzial: { nazwa: facts.city ?? 'Miasto A' },
      stopienStudiow: { nazwa: facts.level ?? 'Poziom I' },
      trybStudiow: { nazwa: facts.mode ?? 'Tryb dzienny' },
    },
  };
}

/** Offers of one group with these facts and the ids 1, 2, ... */
export function testOffers(group: Flow, ...facts: OfferFacts[]): Offer[] {
  return facts.map((fact, index) => testOffer({ id: index + 1, group, ...fact }));
}

/** An offer that has left the catalogue. */
function formerOffer(group: Flow, step: StepName, value: string): Offer {
  const named = step === 'specialisation' ? { id: value, nazwa: value } : value;
  return testOffer({ id: 'former', group, [step]: named });
}

/** The selection after these choices, one per step; null for none. A choice that `offers` lack is a former one. */
export function testSelection(
  offers: readonly Offer[],
  flow: Flow,
  ...choices: (string | null)[]
): Selection {
  let matching = offers.filter(({ nabor }) => nabor.nazwaGrupy === flow);
  const made = choices.flatMap((choice, index) => {
    const step = STEP_ORDER[flow][index];
    if (choice === null || step === undefined) return [];
    const named = matching.filter((offer) => offerValue(offer, step) === choice);
    if (named.length === 0) return [[index + 1, [formerOffer(flow, step, choice)]]];
    matching = named;
    return [[index + 1, named]];
  });
  return { flow, history: Object.fromEntries(made) as Selection['history'], picked: null };
}

export const higherChoices = (offers: readonly Offer[], ...choices: (string | null)[]) =>
  testSelection(offers, 'STUDIA_WYZSZE', ...choices);
export const postgraduateChoices = (offers: readonly Offer[], ...choices: (string | null)[]) =>
  testSelection(offers, 'PODYPLOMOWE', ...choices);

export const YES_NO: Question = {
  id: 10,
  nazwa: 'Pytanie tak lub nie',
  wymagane: true,
  odpowiedzi: [
    { id: 101, nazwa: 'TAK' },
    { id: 102, nazwa: 'NIE' },
  ],
};

export const TYPED: Question = {
  id: 'q.2/x',
  nazwa: 'Pytanie o tekst',
  wymagane: true,
  odpowiedzi: [{ id: 201, nazwa: 'TEKST' }],
};

export const SEVERAL: Question = {
  id: 30,
  wymagane: false,
  odpowiedzi: [
    { id: 301, nazwa: 'Odpowiedź A' },
    { id: 302, nazwa: 'Odpowiedź B' },
    { id: 303, nazwa: 'Odpowiedź C' },
  ],
};

export const QUESTIONS: FormDefinition[] = [
  {
    tytul: 'Formularz pierwszy',
    informacja: '<p>Informacja</p>',
    pozycjeFormularza: [YES_NO, TYPED],
  },
  { tytul: 'Formularz drugi', informacja: null, pozycjeFormularza: [SEVERAL] },
];

export const CONSENTS: Consent[] = [
  { id: 1, tytul: 'Warunek pierwszy', trescWarunkow: '<p>Treść</p>' },
  { id: 'b', tytul: 'Warunek drugi', trescWarunkow: 'https://uczelnia.example/warunki' },
];

export const CONTEXT: ValidationContext = {
  today: TODAY,
  poland: POLAND,
  questions: QUESTIONS,
  consents: CONSENTS,
};

export function polishAddress(): AddressValues {
  return {
    kraj: POLAND,
    kodPocztowy: '00-999',
    brakKodu: false,
    miejscowosc: 'Przykładowo',
    rodzajMiejscowosci: '1',
    wojewodztwo: 'zmyślone',
    adres: 'ul. Wymyślona',
    numerDomu: '7/1',
  };
}

export function foreignAddress(): AddressValues {
  return {
    kraj: 'DE',
    kodPocztowy: 'D-00000',
    brakKodu: false,
    miejscowosc: 'Musterdorf',
    rodzajMiejscowosci: '2',
    wojewodztwo: '',
    adres: 'Musterweg',
    numerDomu: '5',
  };
}

/** A Pole with all required fields filled in. */
export function poleValues(): EnrolmentValues {
  return {
    ...initialValues(POLAND, '+48'),
    imie: 'Przykład',
    nazwisko: 'Testowa',
    pesel: '44051401359',
    miejsceUrodzenia: 'Przykładowo',
    plec: 'Mężczyzna',
    adres: polishAddress(),
    email: 'kandydat@uczelnia.example',
    telefon: '600 100 200',
    odpowiedzi: { [answerKey(YES_NO.id)]: '101', [answerKey(TYPED.id)]: 'Szkoła testowa' },
    zgody: givenConsents(CONSENTS),
  };
}

/** A foreigner without a PESEL: a document and a typed birth date. */
export function passportValues(): EnrolmentValues {
  return {
    ...poleValues(),
    obcokrajowiec: true,
    maPesel: false,
    pesel: '',
    obcokrajowiecRodzajDowodu: 'paszport',
    obcokrajowiecSeriaNumerDowodu: 'XX0000000',
    dataUrodzenia: '29/02/2004',
    plec: 'Kobieta',
    obywatelstwo: 'DE',
    krajPochodzenia: 'DE',
    adres: foreignAddress(),
    numerKierunkowy: '+49',
    telefon: '151 000000',
  };
}

/** A foreigner with a PESEL and no document. */
export function foreignerWithPeselValues(): EnrolmentValues {
  return {
    ...passportValues(),
    maPesel: true,
    pesel: '04222945684',
    obcokrajowiecRodzajDowodu: '',
    obcokrajowiecSeriaNumerDowodu: '',
    dataUrodzenia: '',
  };
}

/** Two offers that differ in specialisation and city. */
export const OFFERS = testOffers(
  'STUDIA_WYZSZE',
  { specialisation: { id: 1, nazwa: 'Specjalność A' }, city: 'Miasto A' },
  { specialisation: { id: 2, nazwa: 'Specjalność B' }, city: 'Miasto B' },
);

/** All choices of the first offer. */
export const WHOLE = higherChoices(
  OFFERS,
  'Kierunek A',
  'Specjalność A',
  'Miasto A',
  'Poziom I',
  'Tryb dzienny',
);
