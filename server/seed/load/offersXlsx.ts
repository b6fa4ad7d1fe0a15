import { Readable, type Writable } from 'node:stream';
import { type CellValue, readSheet } from 'read-excel-file/node';
import { LANGUAGES } from '../../../src/contract/languages';
import { FLOWS } from '../../../src/contract/offer';
import { writeSpreadsheet } from '../../spreadsheet/writeSpreadsheet';
import { ALL_COLUMNS, type Cells, cellsOf } from './offerColumns';
import { readOfferRows } from './offerRows';
import type { CatalogueOffer } from './seed';

/** The titles that an office gives to the columns, above their names. */
const TITLES: Readonly<Record<keyof Cells, string>> = {
  'rekrutacja.id': 'ID rekrutacji',
  'rekrutacja.lang': 'Język',
  nazwaGrupy: 'Rodzaj studiów',
  'kierunekSpecjalnosc.id': 'ID kierunku',
  kierunek: 'Kierunek',
  'specjalnosc.id': 'ID specjalności',
  specjalnosc: 'Specjalność',
  wydzial: 'Miasto',
  stopienStudiow: 'Stopień',
  trybStudiow: 'Tryb',
  od: 'Zapisy od',
  do: 'Zapisy do',
  miejsca: 'Liczba miejsc',
};

const CHOICES: Partial<Record<keyof Cells, readonly string[]>> = {
  'rekrutacja.lang': LANGUAGES,
  nazwaGrupy: FLOWS,
};

const GUIDE: readonly string[][] = [
  ['Jak wypełniać'],
  ['Każdy wiersz pierwszego arkusza to jedna oferta, w kolejności, w jakiej zobaczą ją kandydaci.'],
  ['Drugi wiersz z nazwami kolumn musi zostać; nagłówki nad nim są tylko dla ludzi.'],
  ['ID rekrutacji i ID kierunku razem wskazują ofertę: po ich zmianie jest to inna oferta.'],
  ['Język i rodzaj studiów wybiera się z listy.'],
  [
    'Specjalność i jej ID mogą być puste. Terminy: 2027-09-30 albo 30.09.2027, włącznie; puste, jeśli ich nie ma.',
  ],
  ['Liczba miejsc: pusta, jeśli nie ma limitu.'],
  ['Potem: npm run catalogue -- check PLIK, a następnie npm run catalogue -- import PLIK'],
];

const NO_WORKBOOK =
  'it is no workbook, or damaged: open it in the spreadsheet and save it again as .xlsx.';

/** A day that the spreadsheet knows as one is at midnight UTC. */
function textOf(cell: CellValue | null): string {
  if (cell === null) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}

/** The number of cells up to the last one that is not empty. */
const lastFilled = (cells: readonly string[]) =>
  cells.reduce((last, cell, index) => (cell === '' ? last : index + 1), 0);

/**
 * Reads offers from the first sheet of a workbook.
 *
 * @throws Error that names the line
 */
export async function readOffersXlsx(file: string | Buffer) {
  const sheet = await readSheet(file, { parseNumber: (digits) => digits }).catch(
    (cause: unknown) => {
      // The library's words are for programmers.
      throw new Error(NO_WORKBOOK, { cause });
    },
  );
  const rows = sheet.map((row) => row.map(textOf));
  const header = rows.find((cells) => cells.includes('kierunekSpecjalnosc.id')) ?? [];
  const width = lastFilled(header);
  return readOfferRows(
    rows.map((cells, index) => ({
      cells: cells.slice(0, Math.max(width, lastFilled(cells))),
      line: index + 1,
    })),
  );
}

/** Writes the offers for an office: with titles, lists to choose from and a sheet that explains them. */
export async function writeOffersXlsx(
  offers: readonly CatalogueOffer[],
  out: Writable,
): Promise<void> {
  const titles = [ALL_COLUMNS.map((name) => TITLES[name]), ALL_COLUMNS];
  const rows = [...titles, ...offers.map((offer) => cellsOf(offer).map((cell) => String(cell)))];
  const choices = ALL_COLUMNS.flatMap((name, column) => {
    const options = CHOICES[name];
    return options === undefined ? [] : [{ column, firstRow: titles.length, options }];
  });
  await writeSpreadsheet(Readable.from([rows]), out, { choices, guide: GUIDE });
}
