import * as v from 'valibot';
import {
  addressSchema,
  type AnsweredQuestion,
  applicationSchema,
} from '../../src/contract/application';
import { ATTRIBUTION_KEYS } from '../../src/contract/attribution';
import type { OfficeRow } from './officeRows';

type Cell = string | number | boolean | null | undefined;

const SEPARATOR = ' | ';

const { kandydat } = applicationSchema.entries;
const ADDRESSES = ['adres', 'adresKontaktowy'] as const;
const SAME_ADDRESS = 'adresKorespondencyjnyJakZamieszkania';
const PERSON = v.keyof(v.omit(kandydat, [...ADDRESSES, SAME_ADDRESS])).options;

/** "17=Tak" for each question; several answers of one are separated by a comma. */
function answered({ id, odpowiedz }: AnsweredQuestion): string {
  const answers = odpowiedz === null ? [] : [odpowiedz].flat();
  return `${id}=${answers.map(({ odpowiedzNazwa }) => odpowiedzNazwa).join(', ')}`;
}

function addressColumns(name: (typeof ADDRESSES)[number]): [string, (row: OfficeRow) => Cell][] {
  return v
    .keyof(addressSchema)
    .options.map((part) => [
      `${name}.${part}`,
      ({ application }) => application.kandydat[name]?.[part],
    ]);
}

const offer = ({ application }: OfficeRow) => application.wybranyNabor;
const programme = (row: OfficeRow) => offer(row).kierunekSpecjalnosc;

/** The columns of a table of applications, by the names of the contract. */
export const COLUMNS: readonly (readonly [name: string, cell: (row: OfficeRow) => Cell])[] = [
  ['numer', (row) => row.reference],
  ['zapisano', (row) => row.createdAt],
  ['stan', (row) => row.state],
  ['uwagi', (row) => row.flags.join(SEPARATOR)],
  ['rekrutacja.id', (row) => offer(row).rekrutacja.id],
  ['rekrutacja.lang', (row) => offer(row).rekrutacja.lang],
  ['nazwaGrupy', (row) => offer(row).nabor.nazwaGrupy],
  ['kierunekSpecjalnosc.id', (row) => programme(row).id],
  ['kierunek', (row) => programme(row).kierunek.nazwa],
  ['specjalnosc', (row) => programme(row).specjalnosc?.nazwa],
  ['wydzial', (row) => programme(row).wydzial.nazwa],
  ['stopienStudiow', (row) => programme(row).stopienStudiow.nazwa],
  ['trybStudiow', (row) => programme(row).trybStudiow.nazwa],
  ['promoLink', ({ application }) => application.promoLink],
  ...ATTRIBUTION_KEYS.map(
    (key) => [key, ({ attribution }: OfficeRow) => attribution?.[key]] as const,
  ),
  ...[...PERSON, SAME_ADDRESS as typeof SAME_ADDRESS].map(
    (name) => [name, ({ application }: OfficeRow) => application.kandydat[name]] as const,
  ),
  ...ADDRESSES.flatMap(addressColumns),
  ['wydanieEls', ({ application }) => application.wydanieEls],
  [
    'zgody',
    ({ application }) =>
      application.warunkiRekrutacyjne.map(({ id, tytul }) => `${id}=${tytul}`).join(SEPARATOR),
  ],
  [
    'odpowiedzi',
    ({ application }) =>
      application.definicjeFormularzy
        .flatMap(({ pozycjeFormularza }) => pozycjeFormularza.map(answered))
        .join(SEPARATOR),
  ],
];

/** The cells of a row; texts throughout, so that a spreadsheet neither computes nor rounds anything. */
export function cellsOf(row: OfficeRow): string[] {
  return COLUMNS.map(([, cell]) => String(cell(row) ?? ''));
}
