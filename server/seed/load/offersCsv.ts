import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { sameJson } from '../../../src/domain/sameJson';
import { counted } from '../../counted';
import type { CatalogueOffer, Fault, Place } from './seed';

/** The name of the file that a spreadsheet opens, beside `offers.json`. */
export const OFFERS_CSV = 'offers.csv';

const COLUMNS = [
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

const ALL_COLUMNS = [...COLUMNS, ...OPTIONAL_COLUMNS];

type Cells = Readonly<Record<(typeof ALL_COLUMNS)[number], string>>;

const EMPTY = Object.fromEntries(ALL_COLUMNS.map((name) => [name, ''])) as Cells;

/** A row; `error` when it has more or fewer cells than the header. */
interface Row {
  record: Partial<Cells>;
  info: { lines: number; error?: { record: readonly string[] } };
}

/** An empty cell is a missing value. */
const valueOf = (cell: string) => (cell === '' ? undefined : cell);

/** An integer is a number, any other id a text. */
const idOf = (cell: string) => (/^(0|[1-9]\d{0,14})$/.test(cell) ? Number(cell) : valueOf(cell));

/** "30.09.2027", as a Polish spreadsheet writes a day, is "2027-09-30". */
function dayOf(cell: string): string | undefined {
  const [, day = '', month = '', year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(cell) ?? [];
  return year === undefined
    ? valueOf(cell)
    : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const termsOf = (cells: Cells) => ({
  ...(cells.od !== '' && { od: dayOf(cells.od) }),
  ...(cells.do !== '' && { do: dayOf(cells.do) }),
  ...(cells.miejsca !== '' && { miejsca: idOf(cells.miejsca) }),
});

function offerOf(cells: Cells) {
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

/** An offer as `offers.csv` has it: not yet validated. */
type CsvOffer = ReturnType<typeof offerOf>;

const cellsOf = ({ rekrutacja, nabor, kierunekSpecjalnosc: programme, ...terms }: CsvOffer) => [
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

/** @throws Error when columns are missing, unknown or repeated */
function checkedHeader(header: readonly string[]): string[] {
  if (header.some((name) => name.includes('\t'))) {
    throw new Error('line 1: the columns are separated by tabs: save it as "CSV UTF-8"');
  }
  const nameless = header.filter((name) => name === '').length;
  const missing = COLUMNS.filter((name) => !header.includes(name));
  const unknown = header.filter(
    (name) => name !== '' && !(ALL_COLUMNS as readonly string[]).includes(name),
  );
  const repeated = header.filter((name, index) => name !== '' && header.indexOf(name) !== index);
  const faults = [
    ...missing.map((name) => `no column ${name}`),
    ...unknown.map((name) => `unknown column ${name}`),
    ...(nameless > 0
      ? [`${counted(nameless, 'column')} without a name: delete what is empty`]
      : []),
    ...repeated.map((name) => `column ${name} is there twice`),
  ];
  if (faults.length > 0) throw new Error(`line 1: ${faults.join(', ')}`);
  return [...header];
}

const ID_COLUMNS = ['rekrutacja.id', 'kierunekSpecjalnosc.id', 'specjalnosc.id'] as const;

/** Why an id is probably not the one that was meant; null when nothing is wrong with it. */
function idFault(id: string, areNumbers: boolean): string | null {
  if (/^\d+([.,]\d+)?E\+\d+$/i.test(id)) {
    return 'was rounded by the spreadsheet: format the column as text';
  }
  if (/^\d[\d\s.,'’]*$/.test(id) && !/^\d+$/.test(id)) {
    return 'is a number with separators or decimals: write digits only';
  }
  return areNumbers && typeof idOf(id) === 'string' ? 'is a text among numbers' : null;
}

/** What the values of a row no longer show: cells that are too many, ids that the spreadsheet has changed. */
function rowFaults(rows: readonly Row[], columns: number): Fault[] {
  const numeric = ID_COLUMNS.filter((name) =>
    rows.some(({ record }) => typeof idOf(record[name] ?? '') === 'number'),
  );
  return rows.flatMap(({ record, info: { error } }, index) => {
    const messages = ID_COLUMNS.flatMap((name) => {
      const id = record[name] ?? '';
      const fault = idFault(id, numeric.includes(name));
      return fault === null ? [] : [`${name} ${id} ${fault}`];
    });
    if (error !== undefined) {
      messages.push(`${error.record.length} cells instead of ${columns}`);
    }
    return messages.map((message) => ({ place: ['offers', index], message }));
  });
}

/**
 * Reads offers from a spreadsheet, separated by commas or, as Excel writes in many countries, by semicolons.
 *
 * @throws Error that names the line
 */
export function readOffersCsv(text: string) {
  const [header = ''] = text.split('\n', 1);
  let columns = 0;
  const rows: Row[] = parse(text, {
    bom: true,
    columns: (names: readonly string[]) => {
      columns = names.length;
      return checkedHeader(names);
    },
    delimiter: header.includes(';') ? ';' : ',',
    info: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    relax_column_count: true,
    cast: (cell) => cell.trim().replace(/^'(?=[=+\-@＝＋－＠])/, ''),
  });
  return {
    content: rows.map(({ record }) => offerOf({ ...EMPTY, ...record })),
    faults: rowFaults(rows, columns),
    lineOf: ([index]: Place) => rows[Number(index)]?.info.lines ?? 1,
  };
}

/**
 * The offers for a spreadsheet: with a BOM, for Excel; a cell that it would compute begins with an apostrophe.
 *
 * @throws Error for an offer that `readOffersCsv` would read as another one: with an id like "12" as a text, or a space
 *   at the end of a name, or refuse: with a text as its id where others have numbers
 */
export function writeOffersCsv(offers: readonly CatalogueOffer[]): string {
  const options = { bom: true, header: true, columns: ALL_COLUMNS, escape_formulas: true };
  const text = stringify(offers.map(cellsOf), options);
  const { content, faults } = readOffersCsv(text);
  for (const [index, offer] of offers.entries()) {
    const read = content[index];
    const isRefused = faults.some(({ place: [, row] }) => row === index);
    if (read !== undefined && !isRefused && sameJson(cellsOf(read), cellsOf(offer))) continue;
    const { rekrutacja, kierunekSpecjalnosc } = offer;
    const ids = [rekrutacja.id, kierunekSpecjalnosc.id].map((id) => JSON.stringify(id)).join(', ');
    throw new Error(`The offer ${ids} would be another one after an import: use offers.json.`);
  }
  return text;
}
