import { parseDate } from '../../../src/domain/calendarDate';
import type { Place } from './seed';

/** The columns of a table of offers. */
export const COLUMNS = [
  'rekrutacja.id',
  'rekrutacja.lang',
  'nazwaGrupy',
  'kierunekSpecjalnosc.id',
  'kierunek',
  'specjalnosc.id',
  'specjalnosc',
  'wydzial',
  'stopienStudiow',
  'trybStudiow',
] as const;

/** Columns that may be missing: the first and last day for applications, and the number of places. */
const OPTIONAL_COLUMNS = ['od', 'do', 'miejsca'] as const;

export const ALL_COLUMNS = [...COLUMNS, ...OPTIONAL_COLUMNS];

export type Cells = Readonly<Record<(typeof ALL_COLUMNS)[number], string>>;

const EMPTY: Cells = Object.fromEntries(ALL_COLUMNS.map((name) => [name, ''])) as Cells;

/** An empty cell is a missing value. */
const valueOf = (cell: string) => (cell === '' ? undefined : cell);

/** An integer is a number, any other id a text. */
export const idOf = (cell: string) =>
  /^(0|[1-9]\d{0,14})$/.test(cell) ? Number(cell) : valueOf(cell);

/** The time that spreadsheets add to a day. */
const MIDNIGHT = /[T\s]0?0:00(?::00(?:\.0+)?)?$/;

/**
 * "30.09.2027 r." and what else a form reads as a day is "2027-09-30". With slashes it stays, as spreadsheets in English
 * write the month first.
 */
function dayOf(cell: string): string | undefined {
  const day = cell.replace(MIDNIGHT, '');
  return (day.includes('/') ? null : parseDate(day)) ?? valueOf(cell);
}

const termsOf = (cells: Cells) => ({
  ...(cells.od !== '' && { od: dayOf(cells.od) }),
  ...(cells.do !== '' && { do: dayOf(cells.do) }),
  ...(cells.miejsca !== '' && { miejsca: idOf(cells.miejsca) }),
});

/** The offer of a row: not yet validated. */
export function offerOf(given: Partial<Cells>) {
  const cells = { ...EMPTY, ...given };
  const id = cells['specjalnosc.id'];
  const name = cells.specjalnosc;
  return {
    rekrutacja: { id: idOf(cells['rekrutacja.id']), lang: cells['rekrutacja.lang'] },
    nabor: { nazwaGrupy: cells.nazwaGrupy },
    kierunekSpecjalnosc: {
      id: idOf(cells['kierunekSpecjalnosc.id']),
      kierunek: { nazwa: valueOf(cells.kierunek) },
      specjalnosc:
        id + name === ''
          ? null
          : { id: id === '' ? null : idOf(id), nazwa: name === '' ? null : name },
      wydzial: { nazwa: valueOf(cells.wydzial) },
      stopienStudiow: { nazwa: valueOf(cells.stopienStudiow) },
      trybStudiow: { nazwa: valueOf(cells.trybStudiow) },
    },
    ...termsOf(cells),
  };
}

type TableOffer = ReturnType<typeof offerOf>;

/** The row of an offer. */
export const cellsOf = ({
  rekrutacja,
  nabor,
  kierunekSpecjalnosc: programme,
  ...terms
}: TableOffer) => [
  rekrutacja.id,
  rekrutacja.lang,
  nabor.nazwaGrupy,
  programme.id,
  programme.kierunek.nazwa,
  programme.specjalnosc?.id ?? '',
  programme.specjalnosc?.nazwa ?? '',
  programme.wydzial.nazwa,
  programme.stopienStudiow.nazwa,
  programme.trybStudiow.nazwa,
  ...OPTIONAL_COLUMNS.map((name) => terms[name] ?? ''),
];

/** The columns whose values are not where their names say. */
const PATHS: Partial<Record<string, keyof Cells>> = {
  'nabor.nazwaGrupy': 'nazwaGrupy',
  'kierunekSpecjalnosc.kierunek.nazwa': 'kierunek',
  'kierunekSpecjalnosc.specjalnosc.id': 'specjalnosc.id',
  'kierunekSpecjalnosc.specjalnosc.nazwa': 'specjalnosc',
  'kierunekSpecjalnosc.wydzial.nazwa': 'wydzial',
  'kierunekSpecjalnosc.stopienStudiow.nazwa': 'stopienStudiow',
  'kierunekSpecjalnosc.trybStudiow.nazwa': 'trybStudiow',
};

/** The column of a value; "" for a whole row. `place` begins with the index of the offer. */
export function columnOf([, ...place]: Place): string {
  const path = place.join('.');
  return PATHS[path] ?? path;
}
