import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { Offer } from '../../../src/contract/offer';
import type { SeedPart } from './seed';

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

type Cells = Readonly<Record<(typeof COLUMNS)[number], string>>;

const cellsOf = ({ rekrutacja, nabor, kierunekSpecjalnosc: programme }: Offer): unknown[] => [
  rekrutacja.id,
  rekrutacja.lang,
  nabor.nazwaGrupy,
  programme.id,
  programme.kierunek.nazwa,
  programme.specjalnosc?.id,
  programme.specjalnosc?.nazwa,
  programme.wydzial.nazwa,
  programme.stopienStudiow.nazwa,
  programme.trybStudiow.nazwa,
];

/** An empty cell is a missing value. */
const valueOf = (cell: string) => (cell === '' ? undefined : cell);

/** An integer is a number, any other id a text. */
const idOf = (cell: string) => (/^(0|[1-9]\d{0,14})$/.test(cell) ? Number(cell) : valueOf(cell));

/** @throws Error for an id that `idOf` would not read back as it is: a text like "12", or a negative number */
function checkIds({ rekrutacja, kierunekSpecjalnosc: { id, specjalnosc } }: Offer): void {
  const ids = [rekrutacja.id, id, specjalnosc?.id ?? undefined];
  const lost = ids.find((one) => one !== undefined && idOf(String(one)) !== one);
  if (lost === undefined) return;
  throw new Error(
    `The id ${JSON.stringify(lost)} would be another one after an import: use offers.json.`,
  );
}

/**
 * The offers for a spreadsheet: with a BOM, for Excel; a cell that it would compute begins with an apostrophe.
 *
 * @throws Error for an id that a spreadsheet cannot hold
 */
export function writeOffersCsv(offers: readonly Offer[]): string {
  offers.forEach(checkIds);
  const options = { bom: true, header: true, columns: [...COLUMNS], escape_formulas: true };
  return stringify(offers.map(cellsOf), options);
}

function offerOf(cells: Cells): unknown {
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
      wydzial: { nazwa: cells.wydzial },
      stopienStudiow: { nazwa: cells.stopienStudiow },
      trybStudiow: { nazwa: cells.trybStudiow },
    },
  };
}

/** @throws Error when a column is missing or unknown */
function checkedHeader(header: readonly string[]): string[] {
  const missing = COLUMNS.filter((name) => !header.includes(name));
  const unknown = header.filter((name) => !(COLUMNS as readonly string[]).includes(name));
  if (missing.length > 0) throw new Error(`line 1: no column ${missing.join(', ')}`);
  const repeated = header.filter((name, index) => header.indexOf(name) !== index);
  if (repeated.length > 0) throw new Error(`line 1: column ${repeated.join(', ')} is there twice`);
  if (unknown.length > 0) throw new Error(`line 1: unknown column ${unknown.join(', ')}`);
  return [...header];
}

/**
 * Reads offers from a spreadsheet, separated by commas or, as Excel writes in many countries, by semicolons.
 *
 * @throws Error that names the line
 */
export function readOffersCsv(text: string): Pick<SeedPart, 'content' | 'lineOf'> {
  const [header = ''] = text.split('\n', 1);
  const rows: { record: Cells; info: { lines: number } }[] = parse(text, {
    bom: true,
    columns: checkedHeader,
    delimiter: header.includes(';') ? ';' : ',',
    info: true,
    skip_empty_lines: true,
    cast: (cell) => cell.trim().replace(/^'(?=[=+\-@＝＋－＠])/, ''),
  });
  return {
    content: rows.map(({ record }) => offerOf(record)),
    lineOf: ([index]) => rows[Number(index)]?.info.lines ?? 1,
  };
}
