/* eslint max-lines: ["error", 315] -- one copy, all of its rows */
import { createIntl } from 'react-intl';
import * as v from 'valibot';
import eng from '../../i18n/eng.json';
import pl from '../../i18n/pl.json';
import { type Application, applicationSchema } from '../contract/application';
import {
  CITIZENSHIPS,
  CONSENTS,
  COUNTRIES,
  POLAND,
  PREFIXES,
  QUESTIONS,
  testOffer,
} from '../testing/domainFixtures';
import { ABROAD, FOREIGNER, POLE, sentApplication } from '../testing/sentApplication';
import { copySections } from './copySections';

/** Without the spaces that keep words on one line. */
const messages = JSON.parse(JSON.stringify(pl).replaceAll('\u00a0', ' ')) as typeof pl;
const intl = createIntl({ locale: 'pl', messages });
const SEEN = {
  poland: POLAND,
  countries: COUNTRIES,
  citizenships: CITIZENSHIPS,
  questions: QUESTIONS,
  consents: CONSENTS,
  prefixes: PREFIXES,
};

type Texts = Parameters<typeof copySections>[0];

/** The sections as rows of text: [title, [label, value], ...]. */
function rows(application: Application, seen = SEEN, texts: Texts = intl) {
  return copySections(texts, application, seen).map(({ title, items }) => [
    title,
    ...items.map((item) =>
      item.kind === 'line'
        ? [item.label, item.value]
        : [item.title, item.answer, ...(item.body ? [item.body] : [])],
    ),
  ]);
}

const STUDIES = [
  messages['podsumowanie.studia.tytul'],
  [messages['oferty.grupa'], messages['kierunek.grupa.studia_wyzsze.tytul']],
  [messages['jezyk.tytul'], 'Polski'],
];

test('a Pole sees the fields of the form with their values', () => {
  expect(rows(sentApplication(POLE))).toEqual([
    [
      ...STUDIES,
      [messages['podsumowanie.studia.poziom'], 'Poziom I'],
      [messages['podsumowanie.studia.tryb'], 'Tryb dzienny'],
      [messages['podsumowanie.studia.kierunek'], 'Kierunek A'],
      [messages['podsumowanie.studia.miasto'], 'Miasto A'],
      [messages['oferty.numer'], '900'],
      [messages['oferty.numer_oferty'], '1'],
      [messages['zakonczenie.kopia.promo'], 'wiosna-2027'],
    ],
    [
      messages['podsumowanie.obywatelstwo.tytul'],
      [messages['podsumowanie.obywatelstwo.tytul'], messages['podsumowanie.obywatelstwo.polskie']],
    ],
    [
      messages['podsumowanie.legitymacja.tytul'],
      [messages['podsumowanie.legitymacja.zamawiam'], messages['podsumowanie.formularze.tak']],
    ],
    [
      messages['podsumowanie.dane_osobowe.tytul'],
      [messages['podsumowanie.dane_osobowe.imie'], 'Przykład'],
      [messages['podsumowanie.dane_osobowe.imie_drugie'], messages['zakonczenie.kopia.nie_podano']],
      [messages['podsumowanie.dane_osobowe.nazwisko'], 'Testowa'],
      [messages['podsumowanie.dane_osobowe.pesel'], '44051401359'],
      [messages['podsumowanie.dane_osobowe.data_ur'], '14/05/1944'],
      [messages['podsumowanie.dane_osobowe.miejsce_ur'], 'Przykładowo'],
      [
        messages['podsumowanie.dane_osobowe.plec'],
        messages['podsumowanie.dane_osobowe.plec.mezczyzna'],
      ],
      [messages['podsumowanie.dane_osobowe.obywatelstwo'], 'polskie'],
      [messages['podsumowanie.dane_osobowe.kraj_pochodzenia'], 'Polska'],
    ],
    [
      messages['podsumowanie.adres.tytul'],
      [messages['podsumowanie.adres.kraj'], 'Polska'],
      [messages['podsumowanie.adres.kod_pocztowy'], '00-999'],
      [messages['podsumowanie.adres.miejscowosc'], 'Przykładowo'],
      [
        messages['podsumowanie.adres.rodzaj_miejscowosci'],
        messages['podsumowanie.adres.rodzaj_miejscowosci.miasto'],
      ],
      [messages['podsumowanie.adres.wojewodztwo'], 'zmyślone'],
      [messages['podsumowanie.adres.ulica'], 'ul. Wymyślona'],
      [messages['podsumowanie.adres.numer_domu'], '7/1'],
    ],
    [
      messages['podsumowanie.adres_korespondencyjny.tytul'],
      [
        messages['podsumowanie.adres_korespondencyjny.tytul'],
        messages['podsumowanie.adres_korespondencyjny.taki_sam'],
      ],
    ],
    [
      messages['podsumowanie.dane_kontaktowe.tytul'],
      [messages['podsumowanie.dane_kontaktowe.email'], 'kandydat@uczelnia.example'],
      [messages['podsumowanie.dane_kontaktowe.numer'], '+48 600 100 200'],
    ],
    [
      messages['podsumowanie.formularze.tytul'],
      ['Formularz pierwszy', null, { html: '<p>Informacja</p>' }],
      ['Pytanie tak lub nie', messages['podsumowanie.formularze.tak']],
      ['Pytanie o tekst', 'Szkoła testowa'],
      ['Formularz drugi', messages['zakonczenie.kopia.nie_podano']],
    ],
    [
      messages['podsumowanie.regulamin.tytul'],
      ['Warunek pierwszy', messages['zakonczenie.kopia.zgoda'], { html: '<p>Treść</p>' }],
      [
        'Warunek drugi',
        messages['zakonczenie.kopia.zgoda'],
        { plain: 'https://uczelnia.example/warunki' },
      ],
    ],
  ]);
});

const several = ['Odpowiedź A', 'Odpowiedź C'].map((odpowiedzNazwa, index) => ({
  odpowiedzNazwa,
  odpowiedzId: index,
  odpowiedzTyp: 'WYBOR' as const,
  formularzTyp: 'WIELOKROTNY_WYBOR' as const,
}));

/** A foreigner who has everything that an application can contain. */
const SENT = sentApplication(
  {
    ...FOREIGNER,
    imie2: 'Drugie',
    pesel: '04222945684',
    obcokrajowiecRodzajDowodu: 'paszport',
    obcokrajowiecSeriaNumerDowodu: 'XX0000000',
    adres: { ...ABROAD, wojewodztwo: 'region' },
    adresKontaktowy: POLE.adres,
    adresKorespondencyjnyJakZamieszkania: false,
  },
  { wybranyNabor: testOffer({ specialisation: { id: 5, nazwa: 'Specjalność A' } }), several },
);
const WHOLE: Application = {
  ...SENT,
  definicjeFormularzy: SENT.definicjeFormularzy.map((form) => ({
    ...form,
    informacja: '<p>Informacja</p>',
  })),
};

/** The first form has no text and the answer "no", the second one a question that cannot be answered. */
const OTHER_FORMS = JSON.parse(
  JSON.stringify(SENT)
    .replace('"informacja":"<p>Informacja</p>"', '"informacja":null')
    .replace('"odpowiedzNazwa":"TAK"', '"odpowiedzNazwa":"NIE"')
    .replace(/"odpowiedzi":[^\]]*"Odpowiedź C"}]/, '"odpowiedzi":[]'),
) as Application;

const POSTGRADUATE = sentApplication(POLE, { wybranyNabor: testOffer({ group: 'PODYPLOMOWE' }) });
const DOCUMENT_TYPE = messages['podsumowanie.dane_osobowe.rodzaj_dowodu'];
const PASSPORT = messages['podsumowanie.dane_osobowe.rodzaj_dowodu.paszport'];
const NO = messages['podsumowanie.formularze.nie'];
const HAS_PESEL = messages['podsumowanie.obywatelstwo.pesel'];

/** The values of the lines with a label. */
function values(application: Application, label: string | null): unknown[] {
  return rows(application)
    .flat()
    .flatMap((row) => (row[0] === label ? [row[1]] : []));
}

test.each<[string, Application, string | null, unknown[]]>([
  ['with a document', WHOLE, DOCUMENT_TYPE, [PASSPORT]],
  ['with a PESEL', WHOLE, HAS_PESEL, [messages['podsumowanie.obywatelstwo.pesel_tak']]],
  ['with two addresses', WHOLE, messages['podsumowanie.adres.kod_pocztowy'], ['D-00000', '00-999']],
  ['from another country', WHOLE, messages['zgloszenie.dane.telefon'], []],
  [
    'from another country',
    WHOLE,
    messages['podsumowanie.dane_kontaktowe.numer'],
    ['+49 151 000 000'],
  ],
  ['with several answers', WHOLE, 'Formularz drugi', ['Odpowiedź A\nOdpowiedź C']],
  ['with a form that is named as its question', WHOLE, null, [null]],
  ['with a form without a text', OTHER_FORMS, 'Formularz pierwszy', [null]],
  ['with the answer no', OTHER_FORMS, 'Pytanie tak lub nie', [NO]],
  ['with a question without answers', OTHER_FORMS, 'Formularz drugi', []],
  [
    'without a document',
    sentApplication(FOREIGNER),
    DOCUMENT_TYPE,
    [messages['zakonczenie.kopia.nie_podano']],
  ],
  ['without a PESEL', sentApplication(FOREIGNER), messages['podsumowanie.dane_osobowe.pesel'], []],
  [
    'without a PESEL',
    sentApplication(FOREIGNER),
    HAS_PESEL,
    [messages['podsumowanie.obywatelstwo.pesel_nie']],
  ],
  ['without a promo link', { ...WHOLE, promoLink: null }, messages['zakonczenie.kopia.promo'], []],
  [
    'with a postcode of another country',
    sentApplication({ ...FOREIGNER, adres: { ...ABROAD, kodPocztowy: '10115' } }),
    messages['podsumowanie.adres.kod_pocztowy'],
    ['10115'],
  ],
  [
    'without postcodes',
    sentApplication({ ...FOREIGNER, adres: { ...ABROAD, kodPocztowy: '-' } }),
    messages['podsumowanie.adres.kod_pocztowy'],
    [messages['podsumowanie.adres.kod_pocztowy.brak']],
  ],
  ['of postgraduate studies', POSTGRADUATE, messages['podsumowanie.legitymacja.zamawiam'], []],
  [
    'of postgraduate studies',
    POSTGRADUATE,
    messages['oferty.grupa'],
    [messages['kierunek.grupa.podyplomowe.nazwa']],
  ],
])('a candidate %s', (_who, application, label, expected) => {
  expect(values(application, label)).toEqual(expected);
});

test('a consent that was shown and not sent is not given', () => {
  const other = { id: 'new', tytul: 'Warunek trzeci', trescWarunkow: '<p>Inna treść</p>' };
  const seen = { ...SEEN, consents: [...CONSENTS, other] };
  expect(rows(WHOLE, seen).at(-1)?.at(-1)).toEqual([
    'Warunek trzeci',
    messages['zakonczenie.kopia.bez_zgody'],
    { html: '<p>Inna treść</p>' },
  ]);
});

test('without questions and consents there are no sections for them', () => {
  const none = { ...WHOLE, definicjeFormularzy: [], warunkiRekrutacyjne: [] };
  const titles = rows(none, { ...SEEN, questions: [], consents: [] }).map(([title]) => title);
  expect(titles).toContain(messages['podsumowanie.dane_kontaktowe.tytul']);
  expect(titles).not.toContain(messages['podsumowanie.formularze.tytul']);
  expect(titles).not.toContain(messages['podsumowanie.regulamin.tytul']);
});

test('the texts are those of the form in its language', () => {
  const english = createIntl({ locale: 'en', messages: eng });
  const text = JSON.stringify(rows(WHOLE, SEEN, english));
  for (const word of ['First name', 'Yes', 'passport', 'Agreed', 'Niemcy', 'Pytanie o tekst']) {
    expect(text).toContain(word);
  }
});

type Path = readonly (string | number)[];

/** The paths of all values in a body. */
function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, part]) =>
    leaves(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Another value of the contract where not every text is one. */
const OTHER = new Map([
  ['paszport', 'karta_pobytu'],
  ['STUDIA_WYZSZE', 'PODYPLOMOWE'],
]);

/** A copy of a body with another value at a path. */
function changed(body: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) {
    if (typeof body === 'string') return OTHER.get(body) ?? 'Kanarek';
    return typeof body === 'boolean' ? !body : 3 - Number(body);
  }
  if (Array.isArray(body)) {
    return body.map((part, index) => (index === key ? changed(part, rest) : (part as unknown)));
  }
  const fields = body as Record<string, unknown>;
  return { ...fields, [key]: changed(fields[key], rest) };
}

/** The name of a field, without the places in lists. */
const fieldOf = (path: Path) => path.filter((key) => typeof key === 'string').join('.');

/** For the office's systems: the copy has the texts of the questions and the answers instead. */
const TECHNICAL = [
  'definicjeFormularzy.pozycjeFormularza.id',
  'definicjeFormularzy.pozycjeFormularza.wymagane',
  'definicjeFormularzy.pozycjeFormularza.odpowiedzi.id',
  'definicjeFormularzy.pozycjeFormularza.odpowiedzi.nazwa',
  'definicjeFormularzy.pozycjeFormularza.odpowiedz.odpowiedzId',
  'definicjeFormularzy.pozycjeFormularza.odpowiedz.odpowiedzTyp',
  'wybranyNabor.kierunekSpecjalnosc.specjalnosc.id',
];

test('every value that is sent is in the copy, whichever is added', () => {
  const paths = leaves(WHOLE);
  // The sample has every field of the contract, none of them null.
  expect(v.parse(applicationSchema, WHOLE)).toEqual(WHOLE);
  expect(JSON.stringify(WHOLE)).not.toMatch(/null[,}]/);
  const copy = JSON.stringify(rows(WHOLE));
  const shown = paths.filter(
    (path) => JSON.stringify(rows(changed(WHOLE, path) as Application)) !== copy,
  );
  const absent = paths.map(fieldOf).filter((field) => !shown.map(fieldOf).includes(field));
  expect([...new Set(absent)].sort()).toEqual([...TECHNICAL].sort());
});
