import { testApplication } from '../testing/testApplication';
import { AskedColumns } from './askedColumns';

type Question = readonly [id: number | string, wording: string | undefined, ...answers: string[]];

/** An application without consents, with these questions in one section. */
function applicationWith(lang: string, ...questions: readonly Question[]) {
  const application = testApplication();
  const { wybranyNabor } = application;
  const pozycjeFormularza = questions.map(([id, nazwa, ...answers]) => ({
    ...{ id, nazwa, wymagane: false, odpowiedzi: [] },
    odpowiedz: answers.map((odpowiedzNazwa) => ({
      ...{ odpowiedzNazwa, odpowiedzId: 1 },
      ...({ odpowiedzTyp: 'WYBOR', formularzTyp: 'WIELOKROTNY_WYBOR' } as const),
    })),
  }));
  return {
    ...application,
    wybranyNabor: { ...wybranyNabor, rekrutacja: { ...wybranyNabor.rekrutacja, lang } },
    warunkiRekrutacyjne: [],
    definicjeFormularzy: [{ tytul: 'Skąd o nas wiesz?', informacja: null, pozycjeFormularza }],
  };
}

function tableWith(...applications: readonly ReturnType<typeof applicationWith>[]) {
  const all = new AskedColumns();
  applications.forEach((application) => all.add(application));
  const { headings, cells } = all.columns();
  return [headings, ...applications.map(cells)];
}

test('each question has a column, in the order of the ids', () => {
  const one = applicationWith('pl', [12, 'Matura?', 'TAK'], [2, 'Uwagi', 'a', 'b']);
  expect(tableWith(one, applicationWith('pl', ['2', 'Uwagi']))).toEqual([
    ['Uwagi [pytanie 2]', 'Matura? [pytanie 12]'],
    ['a, b', 'TAK'],
    ['', ''],
  ]);
});

test('a question without a wording is named by its section', () => {
  expect(tableWith(applicationWith('pl', [3, undefined, 'TAK']))[0]).toEqual([
    'Skąd o nas wiesz? [pytanie 3]',
  ]);
});

test('the translations of a question share a column', () => {
  const [english, polish] = [
    applicationWith('eng', [1, 'Degree?', 'TAK']),
    applicationWith('pl', [1, 'Dyplom?', 'NIE']),
  ];
  expect(tableWith(english, polish)).toEqual([['Dyplom? [pytanie 1]'], ['TAK'], ['NIE']]);
  expect(tableWith(english)[0]).toEqual(['Degree? [pytanie 1]']);
});

test('answers to different questions never share a column', () => {
  const [one, other] = [
    applicationWith('pl', [1, 'Dyplom?', 'TAK']),
    applicationWith('pl', [1, 'Zapłaci pracodawca?', 'NIE']),
  ];
  expect(tableWith(one, other)).toEqual([
    ['Dyplom? [pytanie 1]', 'Zapłaci pracodawca? [pytanie 1]'],
    ['TAK', ''],
    ['', 'NIE'],
  ]);
});

test('a question that was first answered while the export ran is not left out', () => {
  const all = new AskedColumns();
  all.add(applicationWith('pl', [1, 'Dyplom?']));
  const { cells } = all.columns();
  expect(() => cells(applicationWith('pl', [2, 'Uwagi', 'nowe']))).toThrow('meanwhile: repeat');
});
