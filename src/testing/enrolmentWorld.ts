import fc from 'fast-check';
import { answerKey } from '../domain/enrolmentValues';
import type { FakeAnswer } from './backend';
import { foreignerWithPeselValues, passportValues, POLAND, poleValues } from './domainFixtures';
import type { PageLists } from './enrolmentPage';
import { placeItem } from './polishAddress';

const MINUTE = 60_000;

export const LISTS = ['countries', 'prefixes', 'consents'] as const;
export type Language = 'pl' | 'eng';
/** The countries: Kosovo has two prefixes, Jamaica none. XX is a citizenship without a country. */
const COUNTRIES: Readonly<Record<string, Record<Language, string>>> = {
  [POLAND]: { pl: 'Polska', eng: 'Poland' },
  DE: { pl: 'Niemcy', eng: 'Germany' },
  KZ: { pl: 'Kazachstan', eng: 'Kazakhstan' },
  XK: { pl: 'Kosowo', eng: 'Kosovo' },
  JM: { pl: 'Jamajka', eng: 'Jamaica' },
};
export const CODES = Object.keys(COUNTRIES);
export const PREFIXES: Readonly<Record<string, string>> = { [POLAND]: '+48', DE: '+49', KZ: '+7' };
export const PRESET: Readonly<Record<Language, string>> = { pl: '+48', eng: '+49' };

export function listsOf(language: Language, consentText: number): PageLists {
  const nameOf = (code: string) => COUNTRIES[code]?.[language] ?? '';
  const ofOne = Object.entries(PREFIXES).map(([code, prefix]) => [prefix, `X, ${nameOf(code)}`]);
  const ofKosovo = [
    ['+381', `Y,${nameOf('XK')}`],
    ['+383', nameOf('XK')],
  ];
  return {
    countries: CODES.map((wartosc) => ({ wartosc, nazwa: nameOf(wartosc) })),
    prefixes: [...ofOne, ...ofKosovo].map(([kodKierunkowy = '', wartosc = '']) => {
      return { kodKierunkowy, wartosc, domyslny: kodKierunkowy === PRESET[language] };
    }),
    consents: [1, 2].map((id) => {
      const trescWarunkow = `Treść ${language} ${id === 1 ? consentText : ''}`;
      return { id, tytul: `Zgoda ${id}`, trescWarunkow };
    }),
  };
}

const addressChoices = (name: string) => ({
  [`${name}.kraj`]: CODES,
  [`${name}.kodPocztowy`]: ['00991', '00992', '00993', '00994', '00995', 'AB-1234567', ''],
  [`${name}.brakKodu`]: [true, false],
  [`${name}.miejscowosc`]: [`Delta ${name}`, ''],
  [`${name}.rodzajMiejscowosci`]: ['1'],
  [`${name}.wojewodztwo`]: ['opolskie'],
  [`${name}.adres`]: [`ul. Wymyślona ${name}`, ''],
  [`${name}.numerDomu`]: ['7/1'],
});
/** Holds what may be typed or chosen. */
export const CHOICES: Readonly<Record<string, readonly unknown[]>> = {
  imie: ['Przykład', 'Inne Imię', 'Bo'],
  imie2: ['Drugie imię', '', '7'],
  nazwisko: ['Testowa', 'Wymyślona'],
  maPesel: [true, false],
  wydanieEls: [true, false],
  pesel: ['44051401359', '04222945684', '44051401358'],
  obcokrajowiecRodzajDowodu: ['paszport', ''],
  obcokrajowiecSeriaNumerDowodu: ['XX0000000', 'YY1111111'],
  dataUrodzenia: ['29/02/2004', '31/02/2004'],
  miejsceUrodzenia: ['Przykładowo', 'Oz'],
  plec: ['Kobieta', 'Mężczyzna'],
  obywatelstwo: ['DE', 'KZ', 'XK'],
  krajPochodzenia: CODES,
  ...addressChoices('adres'),
  adresKorespondencyjnyJakZamieszkania: [true, false],
  ...addressChoices('adresKontaktowy'),
  email: ['kandydat@uczelnia.example', 'kandydat@'],
  numerKierunkowy: ['+48', '+49', '+7'],
  telefon: ['600 100 200', '151 000000', ''],
  'odpowiedzi.id10': ['101', '102'],
  [`odpowiedzi.${answerKey('q.2/x')}`]: ['Szkoła testowa', ''],
  'odpowiedzi.id30': [['301', '303'], []],
  'potwierdzone.imie': [true, false],
};
export const FIELDS = ['obcokrajowiec', 'zgody.id1', 'zgody.id2', ...Object.keys(CHOICES)];
export const DERIVED: readonly string[] = ['krajPochodzenia', 'adres.kraj', 'numerKierunkowy'];
/** A draft never contains these. */
export const SECRETS = [
  'zgody',
  ...[CHOICES['pesel'], CHOICES['obcokrajowiecSeriaNumerDowodu']].flat(),
];
export const NOT_STORED = /^zgody|^pesel|NumerDowodu/;
/** Texts that only a candidate types. */
export const MARKS = Object.values(CHOICES)
  .flat()
  .filter((one) => typeof one === 'string' && one.length > 6);
export const PERSONS = {
  pole: poleValues,
  passport: passportValues,
  foreignerWithPesel: foreignerWithPeselValues,
};

export const POST_ANSWERS: Readonly<Record<string, FakeAnswer>> = {
  accepted: { body: {} },
  fault: 'networkFault',
  failed: { status: 500, body: {} },
  registered: { status: 400, body: { kod: 'KANDYDAT_ZAPISANY_WCZESNIEJ_NA_WYBRANY_KURS' } },
  refused: { status: 400, body: { kod: 'X', bledy: [{ pole: 'imie', klucz: 'x' }] } },
  limited: { status: 429, body: {} },
};
/** After these the application is not stored. */
export const DEFINITE = ['registered', 'refused', 'limited'];

export const POSTCODES: Readonly<Record<string, () => FakeAnswer>> = {
  'GET kody-pocztowe/00991': () => ({ body: [placeItem('Alfa', 1)] }),
  'GET kody-pocztowe/00992': () => ({ body: [placeItem('Beta', 1), placeItem('Gamma', 2)] }),
  'GET kody-pocztowe/00993': () => 'networkFault',
  'GET kody-pocztowe/00994': () => {
    const wait = new Promise((resolve) => setTimeout(resolve, 3000));
    return { wait, body: [placeItem('Alfa', 1)] };
  },
};

const answer = fc.constantFrom(...Object.keys(POST_ANSWERS));
/** The first answer, or none: then there are attempts until one of them is answered. */
const mayBeSilent = fc.option(answer, { freq: 2 });
const person = fc.constantFrom(...(Object.keys(PERSONS) as (keyof typeof PERSONS)[]));
const waits = [100, 1000, 35_000, ...[10, 40, 40, 56, 62].map((minutes) => minutes * MINUTE)];
/** The number of times that each command is given, and with what. */
const GIVEN = {
  type: [8, fc.record({ name: fc.constantFrom(...Object.keys(CHOICES)), choice: fc.nat(6) })],
  fill: [4, fc.record({ person })],
  /** A Pole, or a foreigner with this citizenship, or without one so far. */
  citizenship: [5, fc.record({ code: fc.constantFrom(POLAND, '', 'DE', 'KZ', 'XK', 'JM', 'XX') })],
  tick: [1, fc.record({ id: fc.constantFrom(1, 2), ticked: fc.boolean() })],
  load: [4, fc.record({ list: fc.constantFrom(...LISTS, 'all' as const, 'all' as const) })],
  language: [1, fc.record({ language: fc.constantFrom<Language>('pl', 'eng') })],
  consentText: [3, fc.record({})],
  wait: [4, fc.record({ ms: fc.constantFrom(...waits) })],
  setClock: [1, fc.record({ minutes: fc.constantFrom(-90, -30, 20) })],
  submit: [4, fc.record({ answer: mayBeSilent })],
  /** Everything is loaded, filled in and submitted. */
  apply: [4, fc.record({ person, answer: mayBeSilent })],
  answer: [3, fc.record({ attempt: fc.nat(2), answer: answer.filter((one) => one !== 'fault') })],
  /** The page is closed for some minutes and opened again; its lists are loaded at once, or later. */
  reload: [5, fc.record({ minutes: fc.constantFrom(0, 0, 40, 62), isLoaded: fc.boolean() })],
  keep: [2, fc.record({})],
  clear: [1, fc.record({})],
  leave: [1, fc.record({})],
} as const;
type Given = typeof GIVEN;
export type Command = {
  [name in keyof Given]: { do: name } & (Given[name][1] extends fc.Arbitrary<infer T> ? T : never);
}[keyof Given];
export const command = fc.oneof(
  ...Object.entries(GIVEN).map(([name, [weight, rest]]) => ({
    weight,
    arbitrary: (rest as fc.Arbitrary<object>).map((one) => ({ do: name, ...one }) as Command),
  })),
);
